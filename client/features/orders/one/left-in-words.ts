/** A line of an order that can no longer be bought. */
interface Left {
  name: string
  fault: 'gone' | 'unpublished' | 'substrate' | 'size'
}

const REASONS: Record<Left['fault'], string> = {
  gone: 'the picture is gone',
  unpublished: 'the picture is not for sale any more',
  substrate: 'it is not offered on this substrate any more',
  size: 'it is not offered in this size any more',
}

/** What of an order is not in the project that was made of it, and why. */
export const leftInWords = (left: readonly Left[]): string => {
  const reasons = left.map(({ name, fault }) => `${name || 'Untitled'} (${REASONS[fault]})`)
  return `This can no longer be bought and is not in your new project: ${reasons.join('; ')}.`
}
