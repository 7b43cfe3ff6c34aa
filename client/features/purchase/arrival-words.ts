/** The first and the last day, YYYY-MM-DD. */
export interface Arrival {
  from: string
  to: string
}

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

const dayInWords = (day: string) => DAY.format(new Date(day))

/** As short as it is clear: 'Dec 3–8', 'Nov 30–Dec 4'. */
export const arrivalInWords = ({ from, to }: Arrival): string => {
  if (from === to) return dayInWords(from)
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  return `${dayInWords(from)}–${isOneMonth ? Number(to.slice(8)) : dayInWords(to)}`
}

/** What the days of an order by purchase order depend on: it is made once it is paid. */
export const UNPAID_NOTE = 'Later if your payment takes longer.'
