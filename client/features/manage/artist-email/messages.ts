export const emailToArtists = 'Email to artists'
export const artistProfiles = 'Artist profiles'
export const checkBeforeSending = 'Check before you send'
export const subject = 'Subject'
export const text = 'Text'
export const textHelp = 'It starts with “Hi” and their name, and ends with our phone number and name.'
export const loadingPreview = 'Loading the preview…'
export const preview = 'Preview'
export const discard = 'Discard'
export const loadingThePreview = 'Loading the preview'
export const sending = 'Sending…'
export const sendTo = (artists: string) => `Send to ${artists}`
export const backToWriting = 'Back to writing'
export const toAddress = (email: string) => `To ${email}`
export const willGetIt = (artists: string) => `${artists} will get it`
export const nobodyGetsIt = 'Nobody will get it'
export const leftOut = (count: string) => `Left out because they have no email address: ${count}`
export const toChosen = (count: number) =>
  count === 1
    ? 'To the artist you selected.'
    : `To the ${count.toLocaleString('en-US')} artists you selected.`
export const toAllArtists = 'To all artists with a profile.'
export const toListed = 'To all artists in your list.'
