const FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** When a report was sent, on the clock of whoever reads it. */
export const SentAt = ({ at }: { at: string }) => <time dateTime={at}>{FORMAT.format(new Date(at))}</time>
