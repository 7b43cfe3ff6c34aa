import type { Queryable } from '#services/shared/database/driver.ts'
import type { Edit } from '#services/shared/resources/resource.ts'
import { indexImages } from '../index/index-images.ts'
import { artworkVersionOf } from '../record/fingerprint.ts'
import { readImage } from '../record/image-store.ts'

/** Fields of which the index of searches knows nothing but `published`, which it keeps beside its terms. */
const BESIDE_TERMS: readonly string[] = [
  'published',
  '_static',
  'publish_at',
  'unpublish_at',
  'schedule_refusal',
]

/** A plate shows these. */
const ON_PLATES: readonly string[] = ['title', 'artist']

/** Brings the plate of an edited image up to date, and what searches know of it. */
export async function followImageEdit(tx: Queryable, { id, changed }: Edit): Promise<void> {
  if (changed.some((field) => ON_PLATES.includes(field))) await renewPlate(tx, `${id}`)
  if (changed.some((field) => !BESIDE_TERMS.includes(field))) await indexImages(tx, [`${id}`])
  else if (changed.includes('published')) await showPublication(tx, `${id}`)
}

async function renewPlate(tx: Queryable, id: string): Promise<void> {
  const image = await readImage(tx, id)
  if (image?.artwork.kind !== 'plate') return
  const version = artworkVersionOf(image)
  await tx.query('update content.images set artwork_version = $2 where id = $1', [id, version])
}

/** Much less than to index it anew: no index has this column. */
const showPublication = (tx: Queryable, id: string): Promise<unknown> =>
  tx.query(
    `update content.image_search set published = images.published
     from content.images where images.id = $1 and image_search.seq = images.seq`,
    [id],
  )
