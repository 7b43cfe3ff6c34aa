import type { JournalEntry } from '#machines/journal/entry.ts'
import type { JournalFailure } from '#machines/journal/failure.ts'
import type { JournalSnapshot, KeptStream } from '#machines/journal/kept.ts'

/** What could not be gone on with, kept for a report. */
export interface SetAside {
  kept: KeptStream
  failure: JournalFailure
}

/** Where the journal is kept. What it rejects with, `toFailure` reads. */
export interface JournalStore {
  /**
   * All of them or none; resolves when they are durable. Each stream's are in order. Rejects as a conflict
   * when one is there already, or something that came after it, or a snapshot that stands for it.
   */
  append(entries: readonly JournalEntry[]): Promise<void>
  read(stream: string): Promise<KeptStream | null>
  /** Every stream that is kept. */
  streams(): Promise<KeptStream[]>
  /**
   * Replaces what is kept of these streams up to each snapshot's `seq`, at once; one that is older than what
   * is there changes nothing that is read.
   */
  bound(snapshots: readonly JournalSnapshot[]): Promise<void>
  drop(streams: readonly string[]): Promise<void>
  /** Keeps these apart, and the streams no longer. One is kept of each stream, the last. */
  setAside(asides: readonly SetAside[]): Promise<void>
  asides(): Promise<SetAside[]>
  /** Whoever they tell of has signed out. */
  forgetAsides(): Promise<void>
}
