import type { Queryable } from '#services/shared/database/driver.ts'
import { holdBlocks } from '../index/blocks.ts'
import { appendImageEvent } from './image-events.ts'

/** Counts an add towards the popular order, by the event `image.marked_popular`. Nothing when there is no such image. */
export async function addPopularity(
  tx: Queryable,
  id: string,
  by: { actor: string; at: Date },
): Promise<void> {
  await holdBlocks(tx)
  const counted = await tx.query(
    `with counted as (update content.images set popularity = popularity + 1 where id = $1 returning seq, popularity)
     update content.image_search set popularity = counted.popularity,
       terms = content.search_moved(terms, counted.popularity, counted.seq)
     from counted
     where image_search.seq = counted.seq returning 1`,
    [id],
  )
  if (counted.length > 0) await appendImageEvent(tx, id, 'image.marked_popular', by)
}
