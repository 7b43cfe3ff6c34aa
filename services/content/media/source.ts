import { relative, resolve, sep } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { rasterOf } from '#services/shared/art/raster.ts'
import type { StoredImage } from '../images/image-store.ts'
import { drawPlate } from './plate/plate.ts'

/** Enough for a print file of 150 megapixels; a small file that unpacks to more is refused. */
const LIMIT_PIXELS = 150_000_000

type Shown = Pick<StoredImage, 'artwork' | 'title' | 'artist' | 'pixelWidth' | 'pixelHeight'>

/** The picture at `width`, in sRGB, upright and without metadata. Its reading throws what sharp throws on a broken original. */
export function pictureOf(image: Shown, width: number, originals: string): Sharp {
  switch (image.artwork.kind) {
    case 'made':
      return rasterOf(image.artwork.recipe, width)
    case 'plate': {
      const height = Math.round((width * image.pixelHeight) / image.pixelWidth)
      return sharp(Buffer.from(drawPlate({ title: image.title, artist: image.artist, width, height })))
    }
    case 'file':
      return sharp(within(originals, image.artwork.path), { limitInputPixels: LIMIT_PIXELS, failOn: 'error' })
        .autoOrient()
        .resize({ width, withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
  }
}

function within(folder: string, path: string): string {
  const file = resolve(folder, path)
  if (relative(folder, file).split(sep)[0] === '..')
    throw new RangeError('An original lies outside its folder')
  return file
}
