import type { Queryable } from '#services/shared/database/driver.ts'
import { lockBlocks } from '../index/blocks.ts'

/**
 * Counts an add towards the popular order, and does not keep whose it was. Does nothing when there is no such
 * image.
 */
export async function addPopularity(tx: Queryable, id: string): Promise<void> {
  await lockBlocks(tx)
  await tx.query(
    `with counted as (update content.images set popularity = popularity + 1 where id = $1 returning seq, popularity)
     update content.image_search set popularity = counted.popularity,
       terms = content.search_moved(terms, counted.popularity, counted.seq)
     from counted
     where image_search.seq = counted.seq`,
    [id],
  )
}
