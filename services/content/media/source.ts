import sharp, { type Sharp } from 'sharp'
import { MOST_PIXELS } from '#machines/lifecycles/original.ts'
import { rasterOf } from '#services/art/raster.ts'
import type { StoredImage } from '../record/image-store.ts'
import type { Stock } from '../stock/stock.ts'
import type { PictureStore } from './picture-store.ts'
import { drawPlate } from './plate/plate.ts'

type Shown = Pick<StoredImage, 'id' | 'artwork' | 'title' | 'artist' | 'pixelWidth' | 'pixelHeight'>

/**
 * Fetches what a picture needs before it can be drawn: a stock image's bytes. Throws what the source throws.
 */
export async function fetchOriginal(
  image: Shown,
  width: number,
  stock: Stock | null,
): Promise<Buffer | null> {
  if (image.artwork.kind !== 'stock') return null
  if (!stock) throw new RangeError('There is no stock source')
  return stock.picture(image.id, width)
}

/**
 * Draws the picture at `width`, in sRGB, upright and without metadata; `fetched` comes from {@link
 * fetchOriginal}. Reading it throws what sharp throws on a broken original.
 */
export function pictureOf(
  image: Shown,
  width: number,
  pictures: PictureStore,
  fetched: Buffer | null,
): Sharp {
  switch (image.artwork.kind) {
    case 'made':
      return rasterOf(image.artwork.recipe, width)
    case 'plate': {
      const height = Math.round((width * image.pixelHeight) / image.pixelWidth)
      return sharp(Buffer.from(drawPlate({ title: image.title, artist: image.artist, width, height })))
    }
    case 'file':
      return photographAt(pictures.originalAt(image.artwork.path), width)
    case 'stock':
      return photographAt(fetched ?? Buffer.alloc(0), width)
  }
}

const photographAt = (original: string | Buffer, width: number): Sharp =>
  sharp(original, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
