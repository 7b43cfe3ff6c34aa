import type { Queryable } from '#services/shared/database/driver.ts'
import type { StoredImage } from './image-store.ts'

/** What is drawn of an image's picture. */
type Drawn = Pick<
  StoredImage,
  'artwork' | 'artworkVersion' | 'title' | 'artist' | 'pixelWidth' | 'pixelHeight'
>

/** Finds the picture of this version that an image had before: carts and orders go on showing it. */
export async function findPicture(db: Queryable, id: string, version: string): Promise<Drawn | undefined> {
  const [found] = await db.query<Drawn>(
    `select artwork, artwork_version as "artworkVersion", title, artist, pixel_width as "pixelWidth",
       pixel_height as "pixelHeight"
     from content.image_pictures where image_id = $1 and artwork_version = $2`,
    [id, version],
  )
  return found
}
