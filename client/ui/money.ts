const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 })

/** Cents as US dollars (spec.md section 1). */
export const formatMoney = (cents: number) => dollars.format(cents / 100)

/** A fraction as percent. */
export const formatRate = (rate: number) => percent.format(rate)
