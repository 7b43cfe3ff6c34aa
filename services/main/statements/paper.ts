import type { Day } from '#services/shared/business-day.ts'
import type { StatementLine, StatementSummary } from './contract.ts'

/** A statement as it is printed and as a file of rows: both are made of this. */
export interface StatementPaper extends StatementSummary {
  artist: string
  until: Day
  lines: readonly StatementLine[]
}

const KINDS: Readonly<Record<StatementLine['kind'], string>> = {
  accrual: 'Royalty',
  reversal: 'Royalty reversed',
  adjustment: 'Adjustment',
  'payout-paid': 'Payment',
  'payout-returned': 'Returned payment',
}

export const kindInWords = ({ kind }: Pick<StatementLine, 'kind'>): string => KINDS[kind]

/** What a line is about: a work, the reason of an adjustment, or a payment. */
export const aboutInWords = ({ royalty, reason, payment }: StatementLine): string =>
  royalty?.name ?? reason ?? payment ?? ''

/** Hundredths of a percent, such as 12.5%. */
export const rateInWords = (rate: number): string => `${rate / 100}%`
