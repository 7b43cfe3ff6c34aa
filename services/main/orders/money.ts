const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Cents, as they are read in mails and on invoices. */
export const dollars = (cents: number): string => DOLLARS.format(cents / 100)
