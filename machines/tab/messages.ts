import type { AnyEventObject } from 'xstate'
import type { JournalEntry } from '#machines/journal/entry.ts'
import type { KeptStream } from '#machines/journal/kept.ts'
import type { SecretRef } from '#machines/session.ts'

/** Secrets by the references that a message names: in memory only, as no message is ever kept. */
export type Secrets = Readonly<Record<SecretRef, string>>

/** The access token itself with its number, as one tab hands it to another. */
export interface HandedToken {
  access: string
  generation: number
}

/** An event that a tab asks the leader to take. Its id stays the same however often the tab asks. */
export interface Intent {
  id: string
  stream: string
  event: AnyEventObject
}

/** An entry that the leader has taken, with the id of its intent; null when nobody asked for it. */
export interface Taken {
  entry: JournalEntry
  intent: string | null
}

/** What tabs say to each other. `term` counts leaders: words of an earlier term no longer hold. */
export type TabMessage =
  | { type: 'state.wanted'; from: string }
  | {
      type: 'state.given'
      to: string
      term: number
      streams: readonly KeptStream[]
      token: HandedToken | null
    }
  /** The sender leads from now on. `seqs` is the number of the last entry of each stream. */
  | { type: 'leader.new'; term: number; seqs: Readonly<Record<string, number>> }
  /** All entries of one go: they arrive together or not at all. */
  | { type: 'taken'; term: number; taken: readonly Taken[]; secrets: Secrets }
  | { type: 'intent'; intent: Intent; secrets: Secrets }
  /** Asks the leader for an `echo`, which arrives after all that the leader said before. */
  | { type: 'echo.wanted'; id: string }
  | { type: 'echo'; id: string }
  /** The sender has changed or ordered this cart: what other tabs show of it is old. */
  | { type: 'cart.changed'; token: string; orderId: string | null }
