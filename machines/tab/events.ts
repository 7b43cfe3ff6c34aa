import type { KeptStream } from '#machines/journal/kept.ts'
import type { StoreFailure } from '#machines/journal-writer/failure.ts'
import type { HandedToken, TabMessage, Taken } from './messages.ts'
import type { UnreadStream } from './ports.ts'

export type TabEvent =
  /** The page opens, or is shown again after it was left. */
  | { type: 'tab.joined' }
  /** Everyone who listens to the shared actors is there. */
  | { type: 'page.begun' }
  /** The page goes, perhaps to come back. */
  | { type: 'tab.left' }
  /** The visitor has left: nothing of what led here is to be kept. */
  | { type: 'visitor.left' }
  /** Something that was asked of the leader is not answered. */
  | { type: 'leader.silent' }
  | LockAnswer
  | CopiesAnswer
  | StoreAnswer
  | Exclude<TabMessage, { type: 'echo' }>
  /** Raised: the leader has given its state to this tab. */
  | { type: 'state.taken'; streams: readonly KeptStream[]; token: HandedToken | null }
  /** Raised: this tab leads a page that has begun. */
  | { type: 'lead.begun'; streams: readonly KeptStream[]; isFurther: boolean; isShort: boolean }
  /** Raised: another tab has written in the journal while this one led. */
  | { type: 'lead.overtaken' }

export type LockAnswer =
  | { type: 'lock.won' }
  /** Another tab has taken it. */
  | { type: 'lock.lost' }
  /** Another tab holds it. */
  | { type: 'lock.busy' }

export type CopiesAnswer =
  /** So many entries were journalled and told to the other tabs. */
  | { type: 'burst.taken'; length: number }
  /** The leader has taken something that the copies have not heard of. */
  | { type: 'copies.behind' }
  /** The copies have begun anew in the place of these. */
  | { type: 'copies.unread'; asides: readonly UnreadStream[] }

export type StoreAnswer =
  /** These entries, or a snapshot, were not kept. */
  { type: 'write.failed'; failure: StoreFailure; taken: readonly Taken[] }

export type TabEmitted =
  /** It is known where to begin. */
  | { type: 'tab.arrived' }
  /** Another tab leads from now on, and may not have heard what this one asked for. */
  | { type: 'leader.changed' }
  /** This tab leads, and takes by itself what it asked for. */
  | { type: 'lead.taken' }
  | { type: 'cart.changed'; token: string; orderId: string | null }
  /** Something that was kept could not be gone on with, and the visitor is to be told. */
  | { type: 'streams.unread' }
