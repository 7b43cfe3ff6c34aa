/** Wire shapes that several routes of payouts share. */
import type { Link } from '#services/shared/links.ts'
import type { Actor, ReasonKind } from './reasons.ts'

export type { Actor, Link, ReasonKind }

/** Why money is not paid. */
export interface ReasonView {
  kind: ReasonKind
  /** Who can end it: `time` where it passes by itself. */
  who: Actor
  /** In words that the artist may read. */
  text: string
}
