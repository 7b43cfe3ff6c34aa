import { formatMoney } from '#client/ui/money.ts'

/** What is taken off a sum: `−$3.40`, and `$0.00` where nothing is. */
export const deductedInWords = (cents: number): string => `${cents > 0 ? '−' : ''}${formatMoney(cents)}`
