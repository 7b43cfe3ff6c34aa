export const yourAnswer = 'Your answer'
export const emailedTo = (email: string) => `Emailed to ${email}, with their message quoted below.`
export const sending = 'Sending…'
export const send = 'Send'
export const cancel = 'Cancel'
export const ctrlEnterToSend = 'Ctrl+Enter to send'
export const allArtists = 'All artists'
export const notLoaded = 'We couldn’t load the messages.'
export const loading = 'Loading'
export const noArtistProfile = 'This account doesn’t have an artist profile.'
export const writeToArtist = 'Message an artist'
export const nothingWritten = 'No messages yet.'
export const artists = 'Artists'
export const waitsForAnswer = 'Waiting for a reply'
export const answered = 'Answered'
export const answeredBy = (who: string) => `Answered by ${who}`
export const answeredFirst = 'This message was answered before you sent yours, so yours wasn’t sent:'
export const readingAnswer = 'Loading the answer'
export const someoneAnswered = (reason: string) =>
  `Someone else answered this message, so yours wasn’t sent. ${reason}`
export const answer = 'Answer'
export const answerTo = (email: string) => `Answer ${email}`
export const draftKept = 'Draft kept'
export const noneAnswered = 'No messages have been answered yet.'
export const noneWaiting = 'No messages are waiting.'
export const waiting = 'Waiting'
export const messages = 'Messages'
export const whatArtistsWrite =
  'Messages from artists and applicants in their portal. Your reply appears there and is emailed to them.'
export const whatVisitorsLeft =
  'Messages visitors left from Help → Live chat. Your answer is emailed to them.'
