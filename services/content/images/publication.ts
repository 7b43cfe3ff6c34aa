import { decide } from '#machines/lifecycles/decide.ts'
import { imageLifecycle, imageStateOf } from '#machines/lifecycles/image.ts'
import { isStock } from '#machines/lifecycles/stock.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { conflict, notFound } from '#services/shared/http/problem.ts'
import { auditImage } from './image-audit.ts'

export const STOCK_PUBLICATION = 'Stock images cannot be published or unpublished.'

/**
 * Publishes or unpublishes an image for staff, as its lifecycle allows (spec.md section 4, Publishing), and
 * notes `image.published` or `image.unpublished`. Does nothing when it stands so already. Throws 404, and 409
 * for a stock photo.
 */
export async function setPublished(
  tx: Queryable,
  id: string,
  published: boolean,
  by: { actor: string; at: Date },
): Promise<void> {
  const [image] = await tx.query<{ published: boolean; publisher: string }>(
    'select published, publisher from content.images where id = $1 for no key update',
    [id],
  )
  if (!image) throw notFound()
  const state = imageStateOf({ ...image, stock: isStock(image.publisher) })
  const type = published ? 'image.publish' : 'image.unpublish'
  const decision = decide(imageLifecycle, state, { type, by: 'staff' })
  if (state.value === 'stock') throw conflict(STOCK_PUBLICATION)
  if (!decision.accepted) return
  await tx.query(
    `with changed as (update content.images set published = $2, updated_at = $3 where id = $1 returning seq)
     update content.image_search set published = $2 from changed where image_search.seq = changed.seq`,
    [id, published, by.at],
  )
  for (const fact of decision.facts) await auditImage(tx, id, fact.type, by)
}
