import type { KeptStream } from '#machines/journal/kept.ts'
import type { HandedToken, TabMessage } from './messages.ts'

export interface TabInput {
  /** What this tab calls itself to the others; no two have the same. */
  name: string
}

export interface TabContext extends TabInput {
  /** Counts leaders. It is the millisecond in which the last one began, unless the clock was set back. */
  term: number
  /** What the page is to begin with. */
  kept: readonly KeptStream[]
  token: HandedToken | null
  /** How many entries of the journal no snapshot has taken the place of. */
  unbound: number
  /** What others said before the page had begun, in their order. */
  unheard: readonly TabMessage[]
}

export const unopened = { term: 0, kept: [], token: null, unbound: 0, unheard: [] } as const

/** How many entries these streams have. */
export const countEntries = (streams: readonly KeptStream[]): number =>
  streams.reduce((sum, { entries }) => sum + entries.length, 0)
