import { throttled } from '#services/shared/http/problem.ts'

/** At most `most` within any `seconds`. */
export interface Limit {
  most: number
  seconds: number
}

/** How many came after `since`, and when the oldest of them did. */
export type CountSince = (since: Date) => Promise<{ count: number; oldest: Date }[]>

/** Throws 429 with the seconds until there is room again. */
export async function refuseTooMany(
  { most, seconds }: Limit,
  at: Date,
  countSince: CountSince,
): Promise<void> {
  const [sent] = await countSince(new Date(at.getTime() - seconds * 1_000))
  if (!sent || sent.count < most) return
  throw throttled(Math.ceil((sent.oldest.getTime() - at.getTime()) / 1_000) + seconds)
}
