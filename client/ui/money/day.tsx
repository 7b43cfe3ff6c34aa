const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** A day of business, YYYY-MM-DD: the same for everyone, wherever they are. */
export const Day = ({ day }: { day: string }) => <time dateTime={day}>{DAY.format(new Date(day))}</time>
