import type { FoundPage } from '#client/actors/pictures/search.ts'
import { countInWords, formatCount } from '#client/ui/count-in-words.ts'

type Counted = Pick<FoundPage, 'total' | 'isPartial'>
type Found = Counted & Pick<FoundPage, 'totalAvailable'>

/** How much was found; at least that, when the search stopped counting (spec.md section 2). */
const resultsInWords = ({ total, isPartial }: Counted): string =>
  `${isPartial ? 'At least ' : ''}${countInWords(total, 'result')}`

/** The same, and where each artist has one picture, out of how many. */
export const foundInWords = (page: Found): string =>
  page.totalAvailable > page.total
    ? `${resultsInWords(page)}, one per artist, from ${formatCount(page.totalAvailable)} pictures`
    : resultsInWords(page)

/** What leads there. */
export const showInWords = (page: Counted | null): string =>
  `Show ${page ? resultsInWords(page).replace(/^At/, 'at') : 'results'}`
