import type { AnyEventObject } from 'xstate'
import type { HeldToken } from '#client/apollo/session.ts'
import type { JournalEntry } from '#machines/journal/entry.ts'
import type { KeptStream } from '#machines/journal/kept.ts'
import type { SecretRef } from '#machines/session.ts'

/** Secrets by the references that a message names; they are in memory only, and no message is ever kept. */
export type Secrets = Readonly<Record<SecretRef, string>>

/** An event that a tab asks the leader to take. The id is the same however often it is asked. */
export interface Intent {
  id: string
  stream: string
  event: AnyEventObject
}

/** What the leader has taken, and which intent it was. */
export interface Taken {
  entry: JournalEntry
  intent: string | null
}

/** What tabs say to each other. `term` counts leaders: what one of an earlier term says no longer holds. */
export type TabMessage =
  | { type: 'state.wanted'; from: string }
  | {
      type: 'state.given'
      to: string
      term: number
      streams: readonly KeptStream[]
      token: HeldToken | null
    }
  /** Somebody leads from now on, having taken so many events of each stream. */
  | { type: 'leader.new'; term: number; seqs: Readonly<Record<string, number>> }
  /** All that was taken at once: it arrives whole or not at all. */
  | { type: 'taken'; term: number; taken: readonly Taken[]; secrets: Secrets }
  | { type: 'intent'; intent: Intent; secrets: Secrets }
  /** Asks the leader to answer once all that it has said before has been said. */
  | { type: 'echo.wanted'; id: string }
  | { type: 'echo'; id: string }
  /** A cart was changed, or ordered, in this tab: what others have of it is old. */
  | { type: 'cart.changed'; token: string; orderId: string | null }

/** The one place where tabs hear each other, in the order of what each says; nobody hears themselves. */
export interface TabChannel {
  /** Goes nowhere unless listening. */
  post(message: TabMessage): void
  listen(hear: (message: TabMessage) => void): void
  close(): void
}
