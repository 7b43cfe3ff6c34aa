const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const MINUTE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** When something happened, on the clock of whoever reads it. */
export const Moment = ({ at, toTheMinute = false }: { at: string; toTheMinute?: boolean }) => (
  <time dateTime={at}>{(toTheMinute ? MINUTE : DAY).format(new Date(at))}</time>
)
