import type { FoundPage } from '#client/actors/search.ts'

const number = new Intl.NumberFormat('en-US')

/** How much was found; at least that, when the search stopped counting (spec.md section 2). */
export const foundInWords = ({ total, isPartial }: Pick<FoundPage, 'total' | 'isPartial'>): string =>
  `${isPartial ? 'At least ' : ''}${number.format(total)} ${total === 1 ? 'result' : 'results'}`
