import { DatabaseError, type Queryable } from '#services/shared/database/driver.ts'
import { type Written, writeImages } from '../images/write-images.ts'
import { claimIds, type Fault } from './import-store.ts'
import type { ReadRow } from './read-batch.ts'

interface BatchWritten extends Written {
  faults: Fault[]
}

/** Writes images, except those whose id the file had before and those that the store refuses. */
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

/** Halves what the store refuses until the row that it refuses is alone, so that one row costs only itself. */
async function writeSound(tx: Queryable, rows: readonly ReadRow[], at: Date): Promise<BatchWritten> {
  await tx.script('savepoint rows')
  try {
    const written = await writeImages(
      tx,
      rows.map(({ record }) => record),
      at,
    )
    await tx.script('release savepoint rows')
    return { ...written, faults: [] }
  } catch (error) {
    if (!isRefusal(error)) throw error
    await tx.script('rollback to savepoint rows; release savepoint rows')
    const [only] = rows
    if (only && rows.length === 1) {
      return { ...NOTHING, faults: [{ entry: only.entry, reason: `The store refused it: ${error.message}` }] }
    }
    const half = Math.ceil(rows.length / 2)
    return sum(await writeSound(tx, rows.slice(0, half), at), await writeSound(tx, rows.slice(half), at))
  }
}

/** SQLSTATE classes of data that does not fit and of limits. */
const isRefusal = (error: unknown): error is DatabaseError =>
  error instanceof DatabaseError && /^(22|23|54)/.test(error.code)

const NOTHING: Written = { added: 0, changed: 0, same: 0 }

const sum = (left: BatchWritten, right: BatchWritten): BatchWritten => ({
  added: left.added + right.added,
  changed: left.changed + right.changed,
  same: left.same + right.same,
  faults: [...left.faults, ...right.faults],
})
