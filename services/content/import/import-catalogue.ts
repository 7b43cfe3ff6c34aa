import type { Clock } from '#services/shared/clock.ts'
import { type Database, DatabaseError } from '#services/shared/database/driver.ts'
import { cutBlocks, MOST } from '../index/blocks.ts'
import { tidySearch } from '../index/tidy-search.ts'
import { batchesOf } from './batches.ts'
import { entriesOf } from './entries.ts'
import {
  addFaults,
  type Fault,
  forget,
  type ImportState,
  openImport,
  readFaults,
  writeState,
} from './import-store.ts'
import { type Reading, readBatch } from './read-batch.ts'
import { writeBatch } from './write-batch.ts'

export interface CatalogueFile extends Reading {
  path: string
  /**
   * Names the file's content and how it is imported: the same import goes on where an earlier run was
   * stopped.
   */
  fingerprint: string
}

export interface Progress extends ImportState {
  /** The row at which this run began; 0 unless an earlier one was stopped. */
  resumedAt: number
  bytesRead: number
  /** Rows that were left out. */
  bad: number
  /** Images moved so far while search is being tidied, or its last step; null while rows come in. */
  tidied: number | 'vacuum' | null
}

export interface Outcome extends Progress {
  /** False when `signal` stopped it: the same import again goes on from there. */
  finished: boolean
  /**
   * Why search could not be tidied, though all rows are in; null when it was. Running the import again only
   * tidies.
   */
  untidy: string | null
  faults: Fault[]
}

/**
 * Imports a catalogue file batch by batch, each in one transaction with the state that a later run goes on
 * from. It leaves bad rows out and reports them. Importing a file again changes nothing. Throws when the file
 * cannot be read to its end, NoCatalogue when it is none, and StoreRefuses when the store takes no row at
 * all; the batches before that are in.
 */
export async function importCatalogue(
  { database, clock }: { database: Database; clock: Clock },
  { path, fingerprint, ...reading }: CatalogueFile,
  { onProgress, signal }: { onProgress: (progress: Progress) => void; signal: AbortSignal },
): Promise<Outcome> {
  const state = await openImport(database, fingerprint)
  const earlier = await readFaults(database, fingerprint)
  const progress: Progress = {
    ...state,
    resumedAt: state.entry,
    bytesRead: 0,
    bad: earlier.length,
    tidied: null,
  }
  const onRead = (bytes: number) => {
    progress.bytesRead += bytes
  }
  const entries = entriesOf(path, { onRead, signal })
  const tidy = async (moving: AsyncIterable<number | 'vacuum'>): Promise<string | null> => {
    progress.tidied = 0
    onProgress(progress)
    try {
      for await (const moved of moving) {
        progress.tidied = moved
        onProgress(progress)
        if (signal.aborted) break
      }
      return null
    } catch (error) {
      if (error instanceof DatabaseError) return error.message
      throw error
    } finally {
      progress.tidied = null
    }
  }
  let untidied = 0
  for await (const batch of batchesOf(entries, state.entry)) {
    const { rows, faults } = await readBatch(batch, reading, signal)
    if (signal.aborted) break
    await database.transaction(async (tx) => {
      const written = await writeBatch(tx, fingerprint, { rows, at: clock() })
      const bad = [...faults, ...written.faults]
      await addFaults(tx, fingerprint, bad)
      progress.entry = batch.at(-1)?.number ?? progress.entry
      progress.added += written.added
      progress.changed += written.changed
      progress.same += written.same
      progress.bad += bad.length
      await writeState(tx, fingerprint, progress)
    })
    onProgress(progress)
    untidied += rows.length
    // Old images may all have come into one block, which is slow to search by now.
    if (untidied >= MOST) {
      await tidy(cutBlocks(database))
      untidied = 0
    }
  }
  const untidy = signal.aborted ? null : await tidy(tidySearch(database))
  const finished = !signal.aborted
  const faults = await readFaults(database, fingerprint)
  if (finished && untidy === null) await forget(database, fingerprint)
  return { ...progress, finished, untidy, faults }
}
