import type { Queryable } from '#services/shared/database/driver.ts'
import type { Values } from '#services/shared/resources/contract.ts'
import { artworkVersionOf } from '../record/fingerprint.ts'
import type { ImageRecord } from '../record/image-record.ts'
import { readImage, type StoredImage } from '../record/image-store.ts'

/** SQL of the name of an image's picture: its version, or what stays where that follows title and artist. */
export const PICTURE_NAME = `case when r.artwork ->> 'kind' = 'plate' then 'plate' else r.artwork_version end`

/** What an image's picture is, apart from the image. */
export type Picture = Pick<
  ImageRecord,
  'artwork' | 'pixelWidth' | 'pixelHeight' | 'placeholder' | 'orientation' | 'colors' | 'megapixels'
>

const COLUMNS =
  'artwork, artwork_version, pixel_width, pixel_height, placeholder, orientation, colors, megapixels'

/**
 * Keeps the picture that an image has, and another that it is about to have, so that either can be its
 * picture at any time. Answers the other's name.
 */
export async function keepPictures(tx: Queryable, image: StoredImage, next: Picture): Promise<string> {
  await tx.query(
    `insert into content.image_pictures (image_id, name, title, artist, ${COLUMNS})
     select id, ${PICTURE_NAME}, title, artist, ${COLUMNS} from content.images r where id = $1
     on conflict do nothing`,
    [image.id],
  )
  const version = artworkVersionOf({ ...image, ...next })
  const row = {
    ...{ artwork: next.artwork, artwork_version: version, placeholder: next.placeholder },
    ...{ pixel_width: next.pixelWidth, pixel_height: next.pixelHeight, orientation: next.orientation },
    ...{ colors: next.colors, megapixels: next.megapixels },
  }
  await tx.query(
    `insert into content.image_pictures (image_id, name, title, artist, ${COLUMNS})
     select $1, $2, $3, $4, ${COLUMNS} from json_populate_record(null::content.image_pictures, $5::json)
     on conflict do nothing`,
    [image.id, version, image.title, image.artist, JSON.stringify(row)],
  )
  return version
}

/** Gives an image the picture that its record names, where it has another. */
export async function placePicture(tx: Queryable, id: string, { picture }: Values): Promise<void> {
  const placed = await tx.query(
    `update content.images r set (${COLUMNS}) =
       (select ${COLUMNS} from content.image_pictures where image_id = r.id and name = $2)
     where r.id = $1 and ${PICTURE_NAME} <> $2
       and exists (select from content.image_pictures where image_id = r.id and name = $2) returning 1`,
    [id, picture],
  )
  if (placed.length > 0) await renewPlate(tx, id)
}

/** Brings the version of a plate up to date, which shows title and artist. */
export async function renewPlate(tx: Queryable, id: string): Promise<void> {
  const image = await readImage(tx, id)
  if (image?.artwork.kind !== 'plate') return
  const version = artworkVersionOf(image)
  await tx.query('update content.images set artwork_version = $2 where id = $1', [id, version])
}
