import sharp, { type Sharp } from 'sharp'
import { MOST_PIXELS } from '#machines/lifecycles/original.ts'
import { rasterOf } from '#services/art/raster.ts'
import { PROOF_SIDE } from '../record/extent.ts'
import type { StoredImage } from '../record/image-store.ts'
import { drawPlate } from './plate/plate.ts'

type Shown = Pick<StoredImage, 'artwork' | 'title' | 'artist' | 'pixelWidth' | 'pixelHeight'>

/** What a rendition is drawn of, where the image itself does not tell: a proof's path, a stock picture. */
export type Fetched = string | Buffer | null

/** Draws the picture at `width`, in sRGB and without metadata. Reading it throws what sharp throws. */
export function pictureOf(image: Shown, width: number, fetched: Fetched): Sharp {
  switch (image.artwork.kind) {
    case 'made':
      return rasterOf(image.artwork.recipe, width)
    case 'plate': {
      const height = Math.round((width * image.pixelHeight) / image.pixelWidth)
      return sharp(Buffer.from(drawPlate({ title: image.title, artist: image.artist, width, height })))
    }
    case 'file':
      return open(fetched, PROOF_SIDE ** 2).resize({ width, withoutEnlargement: true })
    case 'stock':
      return open(fetched, MOST_PIXELS)
        .autoOrient()
        .resize({ width, withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
  }
}

const open = (fetched: Fetched, limitInputPixels: number): Sharp =>
  sharp(fetched ?? Buffer.alloc(0), { limitInputPixels, failOn: 'error' })
