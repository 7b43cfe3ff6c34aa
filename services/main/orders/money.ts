const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Writes cents as mails and invoices show them. */
export const dollars = (cents: number): string => DOLLARS.format(cents / 100)
