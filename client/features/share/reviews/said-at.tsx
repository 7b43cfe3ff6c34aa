const short = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})
const full = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short' })

/** When something was said; the year is told to who points at it. */
export const SaidAt = ({ at }: { at: string }) => (
  <time dateTime={at} title={full.format(new Date(at))}>
    {short.format(new Date(at))}
  </time>
)
