import type { DBSchema } from 'idb'
import type { JournalSnapshot } from '#machines/journal/kept.ts'
import type { Burst } from './burst.ts'
import type { SetAside } from './store.ts'

/** A stretch of a stream, under the number of the last entry in it. */
export type Part = JournalSnapshot | Burst

export interface JournalSchema extends DBSchema {
  /** Parts of a stream, which never overlap. The key orders them, and refuses a second tab's in one place. */
  parts: { key: [stream: string, seq: number]; value: Part }
  asides: { key: string; value: SetAside }
}

export const isBurst = (part: Part): part is Burst => 'events' in part
