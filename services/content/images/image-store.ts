import { type Database, DatabaseError, type Queryable } from '#services/shared/database/driver.ts'
import { cutBlocks } from '../search/blocks.ts'
import type { ImageRecord } from './image-record.ts'

/** An image as it stands. */
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

/** Those of `ids` that there are, in no order. */
export const readImages = (db: Queryable, ids: readonly string[]): Promise<StoredImage[]> =>
  db.query<StoredImage>(
    `select ${IMAGE_COLUMNS} from content.images where id in (select json_array_elements_text($1::json))`,
    [JSON.stringify(ids)],
  )

export async function readImage(db: Queryable, id: string): Promise<StoredImage | null> {
  const [image] = await db.query<StoredImage>(`select ${IMAGE_COLUMNS} from content.images where id = $1`, [
    id,
  ])
  return image ?? null
}

/** True of an empty store, and of one in which the demo catalogue was begun. */
export async function holdsOnlyMadeImages(db: Queryable): Promise<boolean> {
  const others = await db.query(`select 1 from content.images where artwork ->> 'kind' <> 'made' limit 1`)
  return others.length === 0
}

/** SQLSTATE of a statement that took too long. */
const CANCELLED = '57014'

/**
 * After many writes, so that searches are fast at once. The embedded store never vacuums by itself; a server does, and where either
 * is too much for one statement it is left as it is.
 */
export async function tidySearch(db: Database): Promise<void> {
  try {
    await cutBlocks(db)
    await db.query('vacuum analyze content.image_search')
  } catch (error) {
    if (!(error instanceof DatabaseError && error.code === CANCELLED)) throw error
  }
}
