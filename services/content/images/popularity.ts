import type { Queryable } from '#services/shared/database/driver.ts'
import { createEventStore } from '#services/shared/events/postgres-store.ts'

const events = createEventStore('content')

/** Counts an add towards the popular order, by the event `image.marked_popular`. Nothing when there is no such image. */
export async function addPopularity(
  tx: Queryable,
  id: string,
  { actor, at }: { actor: string; at: Date },
): Promise<void> {
  // Locks the image, so that the version read next is still the last one when the event is written.
  const counted = await tx.query(
    `with counted as (update content.images set popularity = popularity + 1 where id = $1 returning seq, popularity)
     update content.image_search set popularity = counted.popularity from counted
     where image_search.seq = counted.seq returning 1`,
    [id],
  )
  if (counted.length === 0) return
  const stream = `image-${id}`
  const [last] = await tx.query<{ version: number }>(
    'select coalesce(max(version), 0) as version from content.events where stream = $1',
    [stream],
  )
  const event = { type: 'image.marked_popular', data: {} }
  await events.append(tx, { stream, expectedVersion: last?.version ?? 0, events: [event], actor, at })
}
