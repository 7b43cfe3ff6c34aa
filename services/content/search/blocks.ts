/**
 * Each order of the catalogue is cut into blocks of images that follow one another (migration 003): what a search reads of the
 * index at a time. Their sizes make searches fast or slow, never wrong.
 */

import type { Database, Queryable } from '#services/shared/database/driver.ts'

/** Images of a block. */
export const BLOCK = 16_384

/** What comes later but is older goes into a block that is full. It may grow to this many before it is cut. */
const MOST = 4 * BLOCK

/** Whoever says which blocks an image is in keeps them as they are until its transaction ends. */
export const holdBlocks = (tx: Queryable) =>
  tx.query(`select pg_advisory_xact_lock_shared(hashtext('content.search_blocks'))`)

/** Makes room for what is newer than all there is. The caller must be the only one that adds images. */
export const openBlocks = (tx: Queryable) => tx.query('select content.search_open_blocks($1)', [BLOCK])

/** Cuts what has grown too long, a block at a time, so that nobody waits long for it. */
export async function cutBlocks(
  database: Database,
  { block, most } = { block: BLOCK, most: MOST },
): Promise<void> {
  while (
    await database.transaction(async (tx) => {
      await tx.query(`select pg_advisory_xact_lock(hashtext('content.search_blocks'))`)
      const [long] = await tx.query<{ sort: string; id: number }>(
        'select sort, id from content.search_blocks where content.search_block_size(sort, id, $1) >= $1 limit 1',
        [most],
      )
      if (long) await tx.query('select content.search_cut_block($1, $2, $3)', [long.sort, long.id, block])
      return long !== undefined
    })
  );
}
