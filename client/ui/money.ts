const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 })

/** Cents as US dollars (spec.md section 1). */
export const formatMoney = (cents: number) => dollars.format(cents / 100)

/** Without cents where there are none: a price that is told beside a picture. */
export const formatShortMoney = (cents: number) =>
  cents % 100 === 0 ? wholeDollars.format(cents / 100) : formatMoney(cents)

/** A fraction as percent. */
export const formatRate = (rate: number) => percent.format(rate)
