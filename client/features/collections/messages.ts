import { countInWords } from '#client/ui/count-in-words.ts'

export const addPictures = 'Add pictures'
export const wordsOrId = 'Words or an image ID'
export const find = 'Find'
export const cannotSearch = 'We can’t search for pictures right now.'
export const nothingMatches = (words: string) => `Nothing matches “${words}”.`
export const foundPictures = 'Found pictures'
export const alreadyIn = 'Already in'
export const add = 'Add'
export const untitled = 'Untitled'
export const inWord = 'In'
export const unpublished = 'Unpublished'
export const movePicture = (title: string, place: number, count: number) =>
  `Move ${title}, position ${place} of ${count}`
export const takeOut = (title: string) => `Remove ${title}`
export const howToMove =
  'Drag a picture to move it. On a touch screen, drag it by its handle. On a keyboard, press Space on a handle to pick up the picture, use the arrow keys to move it, press Space to drop it, and Escape to put it back.'
export const nothingToArrange = 'Nothing here yet. Find pictures to add above.'
export const picturesInOrder = 'Pictures in order'
export const takenOut = (title: string) => `Removed ${title}.`
export const undo = 'Undo'
export const droppedAt = (title: string, place: string) => `${title} dropped at ${place}.`
export const backAt = (title: string, place: string) => `${title} is back at ${place}.`
export const addedAt = (title: string, place: string) => `${title} added at ${place}.`
export const backToCollections = 'Back to collections'
export const backToCollection = 'Back to the collection'
export const saving = 'Saving…'
export const save = 'Save'
export const cancel = 'Cancel'
export const pictures = 'Pictures'
export const cannotSave = (reason: string) =>
  `${reason} Your changes can’t be saved, but you can still copy what you typed.`
export const deletedMeanwhile = 'Someone deleted this collection while you were editing.'
export const savedMeanwhile = 'Someone else saved this collection while you were editing'
export const bothPutTogether = (changes: string) =>
  `${changes}. None of your work is lost: we merged both versions here. Please review it and save again.`
export const theyChanged = (changes: string) => `: they ${changes}`
export const name = 'Name'
export const description = 'Description'
export const deleteThisCollection = 'Delete this collection'
export const deleteThisCollectionAsked = 'Delete this collection?'
export const whatDeletingDoes = (name: string) =>
  `${name} will be deleted for everyone. Its pictures stay in the catalog.`
export const deleting = 'Deleting…'
export const deleteWord = 'Delete'
export const keepIt = 'Keep it'
export const editCollection = 'Edit collection'
export const collectionSaved = 'Collection saved.'
export const collections = 'Collections'
export const noSuchCollection = 'There’s no such collection.'
export const cannotEdit = 'This collection can’t be edited right now.'
export const loadingCollection = 'Loading the collection…'
export const aboutCollections = 'Pictures that hang well together, chosen by our curators.'
export const findACollection = 'Find a collection'
export const notShown = 'We can’t show the collections right now.'
export const noCollectionMatches = (words: string) => `No collection matches “${words}”.`
export const noCollections = 'There are no collections yet.'
export const newCollection = 'New collection'
export const listIsEmpty = 'List is empty'
export const collectionsOfPicture = 'Collections with this picture'
export const nothingYet = 'Nothing here yet.'
export const picturesOf = (name: string) => `Pictures in ${name}`
export const collectionNotShown = 'We can’t show this collection right now.'
export const countOfPictures = (count: number) =>
  count === 0 ? 'No pictures yet' : countInWords(count, 'picture')
