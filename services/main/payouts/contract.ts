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

/** What GET answers of one payout, run or artist has this besides (services/main/people/own-matters.ts). */
export interface OwnMatterView {
  /** Why whoever asks may change nothing of it; null where they may, or where nobody can say now. */
  refusal: string | null
}
