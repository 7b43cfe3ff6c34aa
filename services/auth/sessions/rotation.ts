import type { Place } from './place.ts'

/**
 * One sign-in: a family of refresh tokens, each following the one before, and the place of the last refresh.
 */
export interface Session extends Place {
  id: string
  user_uuid: string
  /** When its user signed in. */
  begun: Date
  /** The generation of the refresh token that is good now. */
  generation: number
  /** When that token was issued. */
  issued: Date
  expires: Date
  ended: Date | null
}

const DAY_MS = 24 * 3_600_000
const UNUSED_DAYS = 14

/** Answers when a refresh token issued now expires: after 14 days, or when the session may last no longer. */
export const expiryOf = (begun: Date, issued: Date, sessionDays: number): Date =>
  new Date(Math.min(issued.getTime() + UNUSED_DAYS * DAY_MS, begun.getTime() + sessionDays * DAY_MS))

export const isLive = (session: Session | undefined, now: Date): session is Session =>
  session !== undefined && session.ended === null && session.expires > now

/**
 * For this long a spent refresh token may come again: its answer was lost, or two tabs sent it (spec.md
 * section 9, refresh memo).
 */
export const REPEAT_MS = 10_000

/**
 * - `rotate`: the latest generation, to be spent
 * - `repeat`: spent just now, answered with the latest generation again
 * - `end`: spent long ago, so somebody else has it too, and the session ends
 * - `refuse`: the session is over
 */
export type Decision = 'rotate' | 'repeat' | 'end' | 'refuse'

/** Decides about a refresh token of `generation`, which was spent at `spent` if it was. */
export function decide(
  session: Session | undefined,
  generation: number,
  spent: Date | undefined,
  now: Date,
): Decision {
  if (!isLive(session, now)) return 'refuse'
  if (generation === session.generation) return 'rotate'
  return spent && now.getTime() - spent.getTime() <= REPEAT_MS ? 'repeat' : 'end'
}
