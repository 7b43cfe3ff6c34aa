import { DatabaseError, type Queryable } from '#services/shared/database/driver.ts'
import { type Written, writeImages } from '../images/write-images.ts'
import { claimIds, type Fault } from './import-store.ts'
import type { ReadRow } from './read-batch.ts'
import { toRecord } from './to-record.ts'

interface BatchWritten extends Written {
  faults: Fault[]
}

/** The store would refuse any row; its message says why. */
export class StoreRefuses extends Error {
  override readonly name = 'StoreRefuses'
}

/**
 * Writes images, except those whose id the file had before and those that the store refuses. Throws {@link
 * StoreRefuses} when the refusal has nothing to do with the rows.
 */
export async function writeBatch(
  tx: Queryable,
  fingerprint: string,
  { rows, at }: { rows: readonly ReadRow[]; at: Date },
): Promise<BatchWritten> {
  const ids = rows.map(({ entry, record }) => ({ entry, id: record.id }))
  const owners = await claimIds(tx, fingerprint, ids)
  const isFirst = ({ entry, record }: ReadRow) => owners.get(record.id) === entry
  const repeated = rows
    .filter((row) => !isFirst(row))
    .map(({ entry, record }) => ({
      entry,
      reason: `id: ${record.id} was that of row ${owners.get(record.id)}.`,
    }))
  const written = await writeSound(tx, rows.filter(isFirst), at)
  return { ...written, faults: [...repeated, ...written.faults] }
}

async function writeSound(tx: Queryable, rows: readonly ReadRow[], at: Date): Promise<BatchWritten> {
  const written = await write(tx, rows, at)
  if (!(written instanceof DatabaseError)) return { ...written, faults: [] }
  await takePlainRow(tx, at)
  return writeRefused(tx, rows, { at, refusal: written })
}

/** Halves the rows until a refused one is alone, so that one row costs only itself. */
async function writeRefused(
  tx: Queryable,
  rows: readonly ReadRow[],
  { at, refusal }: { at: Date; refusal: DatabaseError },
): Promise<BatchWritten> {
  const [only] = rows
  if (only && rows.length === 1) {
    return { ...NOTHING, faults: [{ entry: only.entry, reason: `The store refused it: ${refusal.message}` }] }
  }
  const half = Math.ceil(rows.length / 2)
  let sum: BatchWritten = { ...NOTHING, faults: [] }
  for (const part of [rows.slice(0, half), rows.slice(half)]) {
    const written = await write(tx, part, at)
    sum = addWritten(
      sum,
      written instanceof DatabaseError
        ? await writeRefused(tx, part, { at, refusal: written })
        : { ...written, faults: [] },
    )
  }
  return sum
}

/** A row with nothing wrong in it, under an id that no file can have. */
const PLAIN = toRecord(
  { id: 'plain row', title: 'Plain', artist: 'Plain' },
  { picture: null, published: false },
)

/** Writes a plain row and takes it back. */
async function takePlainRow(tx: Queryable, at: Date): Promise<void> {
  await tx.script('savepoint plain_row')
  const written = await write(tx, [{ entry: 0, record: PLAIN }], at)
  if (written instanceof DatabaseError) throw new StoreRefuses(written.message)
  await tx.script('rollback to savepoint plain_row; release savepoint plain_row')
}

/** Writes all of them; where the store refuses one, writes none and answers the refusal. */
async function write(tx: Queryable, rows: readonly ReadRow[], at: Date): Promise<Written | DatabaseError> {
  await tx.script('savepoint rows')
  try {
    const written = await writeImages(
      tx,
      rows.map(({ record }) => record),
      at,
    )
    await tx.script('release savepoint rows')
    return written
  } catch (error) {
    if (!isRefusal(error)) throw error
    await tx.script('rollback to savepoint rows; release savepoint rows')
    return error
  }
}

/** Recognises SQLSTATE classes of data that does not fit, and of limits. */
const isRefusal = (error: unknown): error is DatabaseError =>
  error instanceof DatabaseError && /^(22|23|54)/.test(error.code)

const NOTHING: Written = { added: 0, changed: 0, same: 0 }

const addWritten = (left: BatchWritten, right: BatchWritten): BatchWritten => ({
  added: left.added + right.added,
  changed: left.changed + right.changed,
  same: left.same + right.same,
  faults: [...left.faults, ...right.faults],
})
