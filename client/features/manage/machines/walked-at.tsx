const FORMAT = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
})

/** When something was walked, the same for everyone who reads it. */
export const WalkedAt = ({ at }: { at: string }) => (
  <time dateTime={at}>{FORMAT.format(new Date(at))} UTC</time>
)
