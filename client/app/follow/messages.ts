import { countInWords } from '#client/ui/count-in-words.ts'

export const addedTo = (title: string | undefined, project: string) =>
  `${title === undefined ? 'Your picture' : title || 'Untitled'} added to ${project}`
export const viewCart = 'View cart'
export const viewProject = 'View project'
export const viewCollection = 'View collection'
export const orderPlaced = (number: string) => `Order #${number} has been placed.`
export const viewOrder = 'View order'
export const tryAgain = 'Try again'
export const filtersCleared = 'All filters cleared.'
/** spec.md section 8 */
export const sessionExpired = 'Your session expired. Please sign in again.'
export const signIn = 'Sign in'

export const removed = (name: string | undefined) => `Removed ${name || 'Untitled'}.`
export const undo = 'Undo'
export const details = 'Details'
export const undoing = 'Undoing…'

export const answerSentTo = (email: string) => `Answer sent to ${email}`
export const sentToArtists = (count: number) => `Sent to ${countInWords(count, 'artist')}`
export const noteAdded = 'Note added'
export const noteDeleted = 'Note deleted'
/** spec.md section 7 */
export const unformatted = 'Showing unformatted data'
export const viewSaved = 'View saved'
export const viewDeleted = 'View deleted'
export const accountSaved = 'Account saved. We emailed you a confirmation.'
export const formFiled = (form: string) => `Your ${form} is filed.`
export const sendSignedForm = 'Noted. Please send us the signed W-8BEN-E.'
