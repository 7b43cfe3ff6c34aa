import type { JournalEntry } from '#machines/journal/entry.ts'
import type { JournalSnapshot, KeptStream } from '#machines/journal/kept.ts'

/** What a tab asks of the journal; a browser that keeps nothing only costs the visitor the memory. */
export interface TabJournal {
  read(stream: string): Promise<KeptStream | null>
  /** Answers `conflict` when another tab has taken the place of one of them: it leads, and this tab does not know yet. */
  append(entries: readonly JournalEntry[]): Promise<'kept' | 'conflict'>
  /** Lets go of all that led to these states. */
  bound(snapshots: readonly JournalSnapshot[]): Promise<void>
}
