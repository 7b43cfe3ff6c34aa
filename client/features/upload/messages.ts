export const addNew = 'Add new'
export const whoseContent = 'Whose work is it?'
export const artists = 'An artist’s'
export const publishers = 'A publisher’s'
export const publisherRequired = 'Publisher *'
export const choose = 'Choose…'
export const chosenFiles = 'Chosen files'
export const leaveOut = 'Remove'
export const leaveOutFile = (name: string) => `Remove ${name}`
export const andMore = (count: string) => `and ${count} more`
export const upload = 'Upload'
export const uploadPictures = (pictures: string) => `Upload ${pictures}`
export const cancel = 'Cancel'
export const thisFile = 'This file'
export const sameLocalId = 'Its local ID is this file’s name.'
export const openPicture = (name: string) => `Open “${name}”`
export const keepBoth = 'Keep both'
export const keepBothNamed = (one: string, other: string) => `Keep both, ${one} and ${other}`
export const replaceThatPicture = 'Replace that picture'
export const replaceNamed = (picture: string, file: string) =>
  `Replace that picture, ${picture}, with ${file}`
export const forAllPictures = 'For all pictures'
export const whatCommonFieldsDo =
  'Used for every picture that doesn’t have its own. “Apply to all” replaces those too.'
export const sellSmallToo = 'Also sell pictures that print smaller than 12 inches'
export const applyToAll = 'Apply to all'
export const applyFieldToAll = (field: string) => `Apply to all: ${field}`
export const clear = 'Clear'
export const clearForAll = (field: string) => `Clear ${field} for all`
export const none = 'None'
export const separateWithCommas = 'Separate with commas'
export const whatIsTaken = 'JPEG, PNG, WebP, or TIFF, up to 200 MB each, 2,000 at once.'
export const dropPicturesOrFolders = 'Drop pictures or folders here'
export const dropPicturesHere = 'Drop pictures here'
export const chooseFiles = 'Choose files'
export const chooseAFolder = 'Choose a folder'
export const files = 'Files'
export const folder = 'Folder'
export const oneNotTaken = '1 file can’t be uploaded'
export const notTaken = (count: string) => `${count} files can’t be uploaded`
export const dismiss = 'Dismiss'
export const detailsOf = (name: string) => `Details of ${name}`
export const applyThisToAll = (field: string) => `Apply to all: this ${field}`
export const pictures = 'Pictures'
export const sentOf = (name: string) => `Sent of ${name}`
export const percentOf = (percent: number, size: string) => `${percent}% of ${size}`
export const atRate = (rate: string) => ` · ${rate}/s`
export const actOnFile = (act: string, file: string) => `${act} of ${file}`
export const closeDetails = 'Close details'
export const details = 'Details'
export const close = 'Close'
export const tryAgain = 'Try again'
export const tryFileAgain = (name: string) => `Try again: ${name}`
export const discard = 'Discard'
export const waiting = 'Waiting'
export const reading = 'Reading…'
export const sending = 'Sending'
export const checking = 'Checking…'
export const alreadyHave = 'You already have this picture'
export const looksLikeAnother = 'Looks like another picture'
export const ready = 'Ready'
export const saving = 'Saving…'
export const needsCorrection = 'Needs a fix'
export const saved = 'Saved'
export const notAccepted = 'Not accepted'
export const stopped = 'Stopped'
export const chooseAgain = 'Choose this file again to continue'
export const removing = 'Removing…'
export const notRemoved = 'Not removed'
export const savedBeforeEdits = 'It was saved before your last edits, so they’re not in it.'
export const savedBeforeDiscard = 'It was saved before you discarded it.'
export const alreadySaved = 'Already saved'
export const openThePicture = 'Open the picture'
export const sellAnyway = 'Sell it even though it prints smaller than 12 inches'
export const pausedOffline = 'Paused: you’re offline'
export const goesOnByItself = 'Nothing is lost. Uploads continue as soon as you’re back online.'
export const pausedFor = (reason: string) => `Paused: ${reason}`
export const signInToContinue = 'Sign in to continue'
export const triedAgainSoon = 'We’ll try again in a moment.'
export const tryNow = 'Try now'
export const toChooseAgain = (count: string) => `Please choose ${count} again`
export const onePictureHas = 'One picture has'
export const whyChooseAgain =
  'The page was reloaded. Choose or drop the same files or folder, and uploads pick up where they left off. What you typed is still here.'
export const whatYouTyped = 'What you typed'
export const yes = 'Yes'
export const no = 'No'
export const replacePictures = (pictures: string) => `Replace ${pictures}`
export const howReplacingWorks =
  'Each file is named after the local ID of the picture it replaces. Titles, collections, and orders stay. You can undo each replacement in the picture’s history.'
export const picturesToReplace = 'Pictures to replace'
export const now = 'Now'
export const newWord = 'New'
export const whatSampleTakes = 'JPEG, PNG, WebP, or TIFF, up to 200 MB each.'
export const yourPictures = 'Your pictures'
export const sendFileAnyway = (name: string) => `Send ${name} anyway`
export const sendAnyway = 'Send anyway'
export const discardFile = (name: string) => `Discard ${name}`
export const untitledWithId = (id: string | null) => `Untitled (${id})`
export const inYourUploads = (name: string) => `${name}, in your uploads`
export const progress = 'Progress'
export const rateAndTimeLeft = (rate: string, left: string) => `${rate}/s · ${left}`
export const sent = 'Sent'
export const save = 'Save'
export const savePictures = (pictures: string) => `Save ${pictures}`
export const clearSaved = 'Clear saved'
