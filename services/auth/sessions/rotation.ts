/** One sign-in: a family of refresh tokens, each generation following the one before. */
export interface Session {
  id: string
  user_uuid: string
  /** Of the refresh token that is good now. */
  generation: number
  /** When that was issued. */
  issued: Date
  expires: Date
  ended: Date | null
}

/** A spent refresh token may come again this long: its answer was lost, or two tabs sent it (spec.md section 9, refresh memo). */
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
  if (!session || session.ended || session.expires <= now) return 'refuse'
  if (generation === session.generation) return 'rotate'
  return spent && now.getTime() - spent.getTime() <= REPEAT_MS ? 'repeat' : 'end'
}
