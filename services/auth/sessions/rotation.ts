import type { Place } from './place.ts'

/**
 * One sign-in: a family of refresh tokens, each generation following the one before, and where it was last
 * refreshed.
 */
export interface Session extends Place {
  id: string
  user_uuid: string
  /** When its user signed in. */
  begun: Date
  /** Of the refresh token that is good now. */
  generation: number
  /** When that was issued. */
  issued: Date
  expires: Date
  ended: Date | null
}

const DAY_MS = 24 * 3_600_000
const UNUSED_DAYS = 14

/**
 * Until when a refresh token is good that is issued now: for 14 days, and no longer than the session may
 * last.
 */
export const expiryOf = (begun: Date, issued: Date, sessionDays: number): Date =>
  new Date(Math.min(issued.getTime() + UNUSED_DAYS * DAY_MS, begun.getTime() + sessionDays * DAY_MS))

export const isLive = (session: Session | undefined, now: Date): session is Session =>
  session !== undefined && session.ended === null && session.expires > now

/**
 * A spent refresh token may come again this long: its answer was lost, or two tabs sent it (spec.md section
 * 9, refresh memo).
 */
export const REPEAT_MS = 10_000

/**
 * - `rotate`: the latest generation, to be spent
 * - `repeat`: spent just now, answered with the latest generation again
 * - `end`: spent long ago, so somebody else has it too, and the session ends
 * - `refuse`: the session is over
 */
export type Decision = 'rotate' | 'repeat' | 'end' | 'refuse'

/** What becomes of a refresh token of `generation`, spent at `spent` if it was. */
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
