import type { JournalFailure } from '#machines/journal/failure.ts'
import type { KeptStream } from '#machines/journal/kept.ts'
import { declareOpenPort, declarePort } from '#machines/port.ts'
import type { HandedToken, Intent, Secrets, Taken } from './messages.ts'

/** A stream that this program cannot read, and why. */
export interface UnreadStream {
  kept: KeptStream
  failure: JournalFailure
}

/** What is on the disk of the shared actors. */
export interface ReadJournal {
  streams: readonly KeptStream[]
  /** When it was read, in milliseconds since 1970. */
  at: number
  /** It has entries that this tab's copies have not taken. */
  isFurther: boolean
  /** This tab's copies have taken entries that it has not. */
  isShort: boolean
}

/** Answers with `lock.won`, `lock.lost` and `lock.busy`. */
export type LockOrder =
  /** Takes the lock if it is free; answers `lock.busy` if not, and waits in line. */
  | { type: 'lock.seek' }
  /** Takes the lock from whoever holds it. Does nothing in the tab that holds it. */
  | { type: 'lock.seize' }
  /** Lets another tab have it, and waits in line again. */
  | { type: 'lock.handOver' }
  /** Neither holds it nor waits for it. */
  | { type: 'lock.leave' }

/** Answers with what other tabs say, each message as an event. */
export type ChannelOrder =
  | { type: 'channel.listen' }
  | { type: 'channel.close' }
  /** Asks the leader for its state. */
  | { type: 'state.ask' }
  /** Says that this tab leads, and how far each stream is; by `kept` before the page has begun. */
  | { type: 'leader.say'; term: number; kept: readonly KeptStream[] }
  /** Gives the state that this tab's copies are in. */
  | { type: 'state.give'; to: string; term: number }
  /** Gives the state that a page is to begin with. */
  | {
      type: 'kept.give'
      to: string
      term: number
      streams: readonly KeptStream[]
      token: HandedToken | null
    }
  | { type: 'echo.give'; id: string }

/**
 * The actors of this page that all tabs share. Answers with `burst.taken`, `copies.behind` and
 * `copies.unread`.
 */
export type CopiesOrder =
  /** Everyone listens by now. Starts the copies, and holds this token. */
  | { type: 'copies.start'; token: HandedToken | null }
  /** In a leader: goes on from what was kept, writes down what begins anew, and comes back to the shop. */
  | { type: 'copies.begin'; streams: readonly KeptStream[] }
  /** Goes on from another state without the events that led to it, and holds the token that goes with it. */
  | { type: 'copies.replace'; streams: readonly KeptStream[]; token: HandedToken | null }
  /** In a leader: no tab has lived to see what was only in memory. */
  | { type: 'visit.resume' }
  /** In a leader: the page was left, and is shown again as it was. */
  | { type: 'visit.return' }
  /** Takes what the leader has taken. Answers `copies.behind` where entries before it are missing. */
  | { type: 'entries.take'; taken: readonly Taken[]; secrets: Secrets }
  /** Answers `copies.behind` unless the copies are as far as this. */
  | { type: 'copies.compare'; seqs: Readonly<Record<string, number>> }
  /** In a leader: takes what another tab asks for. */
  | { type: 'intent.take'; intent: Intent; secrets: Secrets }
  /** What people have brought among these entries was not taken after all: asks the leader to take it. */
  | { type: 'intents.askAgain'; taken: readonly Taken[] }
  /** From now on ports and timers run here. */
  | { type: 'copies.lead' }
  /** From now on another tab's ports answer: what is in flight here is nobody's. */
  | { type: 'copies.rest' }

/** Answers with `write.failed`. */
export type StoreOrder =
  /** Puts snapshots in the place of all entries. */
  | { type: 'store.bound' }
  /** Keeps these for a report, and puts snapshots in their place. */
  | { type: 'store.setAside'; asides: readonly UnreadStream[] }

export const tabPorts = {
  lock: declareOpenPort<LockOrder>('tab.lock'),
  channel: declareOpenPort<ChannelOrder>('tab.channel'),
  copies: declareOpenPort<CopiesOrder>('tab.copies'),
  store: declareOpenPort<StoreOrder>('tab.store'),
  /** Reads what is kept of the shared actors. Never refuses: what cannot be read was not kept. */
  readJournal: declarePort<ReadJournal>('tab.readJournal'),
}
