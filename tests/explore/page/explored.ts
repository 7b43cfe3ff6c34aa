import type { StateValue } from 'xstate'
import type { Truth } from '../truth.ts'

/** A running actor of the page, as the properties see it. */
export interface SeenActor {
  machine: string
  value: StateValue
  context: Record<string, unknown>
  tags: string[]
  status: string
  /** By the page's clock, when it took the last event. */
  at: number
  /** By the page's clock, since when it has been pending; null while it is not. */
  pendingSince: number | null
  /** The last refusal that it took; null before any. */
  refused: { code: string; message: string } | null
}

/** What the edge tells every page each half second. */
export interface EdgeNews {
  seed: number
  /** Milliseconds since the last storm was over and every service answered; 0 in one. */
  calmFor: number
  /** The end of the visit: the visitor only waits, so that whatever is promised is decided. */
  isResting: boolean
  truth: Truth | null
  /** What an actor of a page did and its pure machine would not. */
  disagreements: string[]
  /** What the kept journal does not replay to. */
  unreplayed: string[]
  /** How many actors have been held against the journal so far. */
  replayed: number
}

/** Something on the screen that is to go: since when by the page's clock. */
export interface Since {
  what: string
  since: number
}

/** All that the properties read of a page (specification/seen.ts). */
export interface Explored {
  /**
   * Milliseconds that the page has had, over all pages of this tab: a page that got no processor is not older
   * by that, so that no promise is broken by a slow machine alone.
   */
  clock: number
  /** By the name that recordActors gives; those that have ended are left out. */
  actors: Record<string, SeenActor>
  /** When an actor of each machine ended last. */
  ended: Record<string, number>
  /** When each text was raised as an alert the last time. */
  raised: Record<string, number>
  /** What the screen says is busy. */
  busy: Since[]
  /** Alerts that nobody holds. */
  alerts: Since[]
  /** Since when this path is shown, and nothing on it is busy. */
  page: Since
  news: EdgeNews | null
}

/** What a page tells the edge: the texts of recordActors in their order, and at times what it keeps. */
export interface PageReport {
  /** Which page: no two have the same. */
  load: string
  /** How many texts it has told before these; a report that was not answered is told again. */
  before: number
  told: string[]
  kept: KeptReport | null
}

/** The journal of a page, and the actors that have been still for long enough to be kept. */
export interface KeptReport {
  /** The records of IndexedDB (client/effects/journal/schema.ts). */
  parts: unknown[]
  /** What this tab's own streams begin with. */
  tab: string
  live: Pick<SeenActor, 'machine' | 'value' | 'context' | 'status'>[]
}

declare global {
  interface Window {
    aquatintExplored?: Explored
  }
}
