import { formatCount } from './count-in-words.ts'

const formatDollars = (cents: number) =>
  `${cents < 0 ? '-' : ''}$${formatCount(Math.floor(Math.abs(cents) / 100))}`

/** Cents as US dollars (spec.md section 1). */
export const formatMoney = (cents: number): string =>
  `${formatDollars(cents)}.${`${Math.abs(cents) % 100}`.padStart(2, '0')}`

/** Without cents where there are none: a price that is told beside a picture. */
export const formatShortMoney = (cents: number): string =>
  cents % 100 === 0 ? formatDollars(cents) : formatMoney(cents)

/** A fraction as percent, with one digit after the point where it has one. */
export const formatRate = (rate: number): string => `${Math.round(rate * 1_000) / 10}%`
