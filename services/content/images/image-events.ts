import type { Queryable } from '#services/shared/database/driver.ts'
import { createEventStore } from '#services/shared/events/postgres-store.ts'

const events = createEventStore('content')

export type ImageEvent = 'image.marked_popular' | 'image.published' | 'image.unpublished' | 'image.tagged'

/** Appends to the stream `image-{id}`. The caller has locked the image, so that the last version stays the last. */
export async function appendImageEvent(
  tx: Queryable,
  id: string,
  type: ImageEvent,
  by: { actor: string; at: Date },
  data: Record<string, string> = {},
): Promise<void> {
  const stream = `image-${id}`
  const [last] = await tx.query<{ version: number }>(
    'select coalesce(max(version), 0) as version from content.events where stream = $1',
    [stream],
  )
  await events.append(tx, {
    stream,
    expectedVersion: last?.version ?? 0,
    events: [{ type, data }],
    ...by,
  })
}
