import { countInWords } from '#client/ui/count-in-words.ts'
export const findAnArtist = 'Find an artist'
export const collectionNumber = (id: string) => `Collection ${id}`
export const collectionsNotLoaded = 'We couldn’t load the collections.'
export const findACollection = 'Find a collection'
export const applyChanges = (count: number) => `Apply ${countInWords(count, 'change')}`
export const discard = 'Discard'
export const clearAll = 'Clear All'
export const favorites = 'Favorites'
export const api = 'API'
export const aboutMeans = (reason: string) => `Where it says “about,” ${reason}`
export const applyRightAway = 'Apply filters right away'
export const about = 'about '
export const resultsAfterCount = (count: number) => (count === 1 ? ' result' : ' results')
export const chosen = ' chosen'
export const loading = 'Loading…'
export const listIsEmpty = 'List is empty'
export const foundCount = (count: number) => `${count} found`
export const looking = 'Looking…'
export const noSuchName = 'No such name'
export const showMore = 'Show more'
export const typeToFindOthers = 'Type a name to find more.'
export const findAPublisher = 'Find a publisher'
export const all = 'All'

/** What is said of counts where not everything is counted. */
export const countedAmongNewest = 'Counted among the newest 10,000 or so results.'
export const gettyMayHaveMore = 'Getty Images may have more.'
export const artistsNotLoaded = 'We couldn’t load the artists.'
