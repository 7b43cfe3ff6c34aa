/**
 * Each order of the catalogue is cut into blocks of consecutive images (functions/search_*.sql); a search
 * reads one block of the index at a time. Their sizes make searches fast or slow, never wrong.
 */

import type { Database, Queryable } from '#services/shared/database/driver.ts'

/** Images in a block. */
export const BLOCK = 16_384

/** A late but older image goes into a full block, which may grow to this many before it is cut. */
export const MOST = 4 * BLOCK

/** Images moved in one transaction. */
const STEP = 2_048

/** Keeps all blocks uncut until the transaction ends. Call it before deciding which blocks an image is in. */
export const lockBlocks = (tx: Queryable) =>
  tx.query(`select pg_advisory_xact_lock_shared(hashtext('content.search_blocks'))`)

/** Makes room for images newer than all others. The caller must be the only one that adds images. */
export async function openBlocks(tx: Queryable): Promise<void> {
  await lockBlocks(tx)
  await tx.query('select content.search_open_blocks($1)', [BLOCK])
}

export interface BlockSizes {
  block: number
  most: number
  step: number
}

/**
 * Cuts blocks that have grown too long, in steps, so that nobody waits long. The caller may stop after any
 * step; each answers how many images it has moved so far.
 */
export async function* cutBlocks(
  database: Database,
  { block, most, step }: BlockSizes = { block: BLOCK, most: MOST, step: STEP },
): AsyncGenerator<number> {
  let moved = 0
  for (;;) {
    const long = await findLongBlock(database, most)
    if (!long) return
    let into: number | null = null
    for (const low of await stepsOf(database, long, { block, step })) {
      const cut = await cutAt(database, long, { into, low })
      // Another process has cut it meanwhile.
      if (cut === null) break
      into = cut.into
      moved += cut.moved
      yield moved
    }
  }
}

interface Block {
  sort: string
  id: number
}

/** The lowest place of a step; `seq` is text, since it exceeds what a number holds. */
interface Place {
  popularity: number
  seq: string
}

const findLongBlock = (database: Database, most: number): Promise<Block | undefined> =>
  runUnhurried(database, async (tx) => {
    const [long] = await tx.query<Block>(
      'select sort, id from content.search_blocks where content.search_block_size(sort, id, $1) >= $1 limit 1',
      [most],
    )
    return long
  })

const stepsOf = (
  database: Database,
  { sort, id }: Block,
  { block, step }: Pick<BlockSizes, 'block' | 'step'>,
): Promise<Place[]> =>
  runUnhurried(database, (tx) =>
    tx.query<Place>(
      'select low_popularity as popularity, low_seq::text as seq from content.search_block_steps($1, $2, $3, $4)',
      [sort, id, block, step],
    ),
  )

const cutAt = (
  database: Database,
  { sort, id }: Block,
  { into, low }: { into: number | null; low: Place },
): Promise<{ into: number; moved: number } | null> =>
  runUnhurried(database, async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtext('content.search_blocks'))`)
    const [cut] = await tx.query<{ into: number | null; moved: number }>(
      'select into_block as into, moved from content.search_cut_block($1, $2, $3, $4, $5)',
      [sort, id, into, low.popularity, low.seq],
    )
    return cut && cut.into !== null ? { into: cut.into, moved: cut.moved } : null
  })

/** Runs without the limit of time by which a server cancels the services' statements. */
const runUnhurried = <T>(database: Database, work: (tx: Queryable) => Promise<T>): Promise<T> =>
  database.transaction(work, { patient: true })
