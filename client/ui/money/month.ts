const MONTH = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' })

/** Names a month, YYYY-MM. */
export const monthInWords = (month: string): string => MONTH.format(new Date(`${month}-01`))
