import type { JournalEntry } from '#machines/journal/entry.ts'
import type { JournalFailure } from '#machines/journal/failure.ts'
import type { JournalSnapshot, KeptStream } from '#machines/journal/kept.ts'

/** A stream that could not be read, kept for a report. */
export interface SetAside {
  kept: KeptStream
  failure: JournalFailure
}

/** Keeps the journal. It rejects with what `toFailure` of machines/journal-writer reads. */
export interface JournalStore {
  /**
   * Keeps all of them or none, each stream's in their order, and resolves when they are durable. Rejects as a
   * conflict when an entry of that number or a later one is there, or a snapshot that stands for it.
   */
  append(entries: readonly JournalEntry[]): Promise<void>
  read(stream: string): Promise<KeptStream | null>
  /** Reads every stream that is kept. */
  listStreams(): Promise<KeptStream[]>
  /**
   * Replaces what is kept of these streams up to each snapshot's `seq`, all at once. A snapshot that is older
   * than the one that is there changes nothing.
   */
  boundStreams(snapshots: readonly JournalSnapshot[]): Promise<void>
  drop(streams: readonly string[]): Promise<void>
  /** Drops these streams, and keeps them for a report: of each stream the last that was set aside. */
  setAside(asides: readonly SetAside[]): Promise<void>
  listAsides(): Promise<SetAside[]>
  /** Forgets what was set aside, as whoever it tells of has signed out. */
  forgetAsides(): Promise<void>
}
