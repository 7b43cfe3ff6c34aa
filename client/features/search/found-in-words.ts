import type { FoundPage } from '#client/actors/search.ts'

type Counted = Pick<FoundPage, 'total' | 'isPartial'>

const number = new Intl.NumberFormat('en-US')

/** How much was found; at least that, when the search stopped counting (spec.md section 2). */
export const foundInWords = ({ total, isPartial }: Counted): string =>
  `${isPartial ? 'At least ' : ''}${number.format(total)} ${total === 1 ? 'result' : 'results'}`

/** What leads there. */
export const showInWords = (page: Counted | null): string =>
  `Show ${page ? foundInWords(page).replace(/^At/, 'at') : 'results'}`
