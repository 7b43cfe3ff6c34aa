import { countInWords } from '#client/ui/count-in-words.ts'
export const artist = 'Artist'
export const elsewhere = (name: string) => `${name} elsewhere`
export const notFound = 'Not Found'
export const noPage = 'This artist doesn’t have a page here.'
export const notShown = 'We can’t show this artist right now.'
export const artBy = (name: string) => `Art by ${name}`
export const atLeast = 'At least '
export const pictures = (count: number) => countInWords(count, 'picture')
export const noWorksHere = 'No works here yet.'
export const following = 'Following'
export const follow = 'Follow'
export const allYouFollow = 'Artists you follow'
export const atMostOneEmail = 'At most one email a week'
