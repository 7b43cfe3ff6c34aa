const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** Writes the days on which an order arrives as mails show them: 'Dec 3–8', 'Nov 30–Dec 4'. */
export function arrivalInWords({ from, to }: { from: string; to: string }): string {
  const [first, last] = [from, to].map((day) => DAY.format(new Date(day)))
  if (from === to) return `${first}`
  return from.slice(0, 7) === to.slice(0, 7) ? `${first}–${Number(to.slice(8))}` : `${first}–${last}`
}
