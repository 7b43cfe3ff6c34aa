import { availableParallelism } from 'node:os'
import type { ImageRecord } from '../record/image-record.ts'
import type { Entry } from './entries.ts'
import type { Fault } from './import-store.ts'
import { BadRow, type CatalogueRow, readRow } from './row.ts'
import { type Picture, toRecord } from './to-record.ts'

export interface ReadRow {
  entry: number
  record: ImageRecord
}

export interface Reading {
  /** Copies the picture that a row names; null when it names none. Throws BadRow. */
  takePicture: (row: CatalogueRow) => Promise<Picture | null>
  publish: boolean
}

/** Makes images of entries, and reasons for those that make none, both in order. `signal` cuts it short. */
export async function readBatch(
  entries: readonly Entry[],
  reading: Reading,
  signal: AbortSignal,
): Promise<{ rows: ReadRow[]; faults: Fault[] }> {
  const rows: ReadRow[] = []
  const faults: Fault[] = []
  const atOnce = availableParallelism()
  for (let start = 0; start < entries.length && !signal.aborted; start += atOnce) {
    const read = entries.slice(start, start + atOnce).map((entry) => readEntry(entry, reading))
    for (const result of await Promise.all(read)) {
      if ('record' in result) rows.push(result)
      else faults.push(result)
    }
  }
  return { rows, faults }
}

async function readEntry(
  { number, row }: Entry,
  { takePicture, publish }: Reading,
): Promise<ReadRow | Fault> {
  if ('fault' in row) return { entry: number, reason: row.fault }
  try {
    const read = readRow(row.text)
    return { entry: number, record: toRecord(read, { picture: await takePicture(read), published: publish }) }
  } catch (error) {
    if (error instanceof BadRow) return { entry: number, reason: error.message }
    throw error
  }
}
