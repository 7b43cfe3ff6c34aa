import { formatMoney } from '#client/ui/money.ts'

/** How a royalty came to be: `10% of $95.00`. */
export const reckonedInWords = ({ base, rate }: { base: number; rate: number }): string =>
  `${rate / 100}% of ${formatMoney(base)}`
