import type { StateValue } from 'xstate'
import type { Truth } from '../truth.ts'

/** A running actor of the page, as the properties see it. */
export interface SeenActor {
  machine: string
  value: StateValue
  context: Record<string, unknown>
  tags: string[]
  status: string
  /** When it took its last event, by the page's clock. */
  at: number
  /** Since when it has been pending, by the page's clock; null while it is not. */
  pendingSince: number | null
  /** The last refusal that it took; null before any. */
  refused: { code: string; message: string } | null
}

/** What the edge tells every page each half second. */
export interface EdgeNews {
  seed: number
  /** Milliseconds since the last storm ended and every service answered; 0 in a storm. */
  calmFor: number
  /** At the end of the visit the visitor only waits, so that every promise is decided. */
  isResting: boolean
  truth: Truth | null
  /** Where an actor of a page did otherwise than its pure machine. */
  disagreements: string[]
  /** Where replaying the kept journal differs. */
  unreplayed: string[]
  /** How many actors were compared with the journal so far. */
  replayed: number
}

/** Something on the screen that must go, and since when it is there by the page's clock. */
export interface Since {
  what: string
  since: number
}

/** All that the properties read of a page (specification/seen.ts). */
export interface Explored {
  /**
   * Milliseconds that this tab's pages have lived. A page without a processor does not age, so that a slow
   * machine alone breaks no promise.
   */
  clock: number
  /** By the name that recordActors gives; without those that have ended. */
  actors: Record<string, SeenActor>
  /** When an actor of each machine last ended. */
  ended: Record<string, number>
  /** When each text was last raised as an alert. */
  raised: Record<string, number>
  /** What the screen shows as busy. */
  busy: Since[]
  /** Alerts that nobody holds. */
  alerts: Since[]
  /** Since when this path is shown with nothing busy on it. */
  page: Since
  news: EdgeNews | null
}

/** A page's report to the edge: the texts of recordActors in order, and at times what it keeps. */
export interface PageReport {
  /** Names the page; no two have the same. */
  load: string
  /** How many texts it has told before these; a report without an answer is told again. */
  before: number
  told: string[]
  kept: KeptReport | null
}

/** The journal of a page, and the actors that have been still for long enough to be kept. */
export interface KeptReport {
  /** The records of IndexedDB (client/effects/journal/schema.ts). */
  parts: unknown[]
  /** The prefix of this tab's own streams. */
  tab: string
  live: Pick<SeenActor, 'machine' | 'value' | 'context' | 'status'>[]
}

declare global {
  interface Window {
    aquatintExplored?: Explored
  }
}
