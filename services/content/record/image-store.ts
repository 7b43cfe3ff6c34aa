import type { Queryable } from '#services/shared/database/driver.ts'
import type { ImageRecord } from './image-record.ts'

/** An image as it is stored. */
export interface StoredImage extends ImageRecord {
  createdAt: Date
  updatedAt: Date
  /** The version in `/media/{id}/{version}/{width}`. */
  artworkVersion: string
}

/** Columns of `content.images`, named as {@link StoredImage} names them. */
export const IMAGE_COLUMNS = `
  images.id, local_id as "localId", title, caption, artist, keywords, price, images.published, publisher, type, people,
  orientation, styles, colors, megapixels, max_width as "maxWidth", max_height as "maxHeight", substrates,
  substrate_sizes as "substrateSizes", artwork, artwork_version as "artworkVersion", pixel_width as "pixelWidth",
  pixel_height as "pixelHeight", placeholder, images.popularity, royalty_code as "royaltyCode",
  created_at as "createdAt", updated_at as "updatedAt"`

/**
 * Reads those of `ids` that exist, in no order. The planner expects ten of an array, and a hundred of a
 * subquery, for which it would read a small catalogue from end to end.
 */
export const readImages = (db: Queryable, ids: readonly string[]): Promise<StoredImage[]> =>
  db.query<StoredImage>(
    `select ${IMAGE_COLUMNS} from content.images where id = any(array(select json_array_elements_text($1::json)))`,
    [JSON.stringify(ids)],
  )

export async function readImage(db: Queryable, id: string): Promise<StoredImage | null> {
  const [image] = await db.query<StoredImage>(`select ${IMAGE_COLUMNS} from content.images where id = $1`, [
    id,
  ])
  return image ?? null
}
