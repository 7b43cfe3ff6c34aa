import type { ContentItem } from '#services/content/images/contract.ts'
import { writeProperty } from './page-head.ts'

const PICTURE_WIDTH = 1280

/** Describes a picture for links to a page; `address` is absolute. */
export const pictureOf = (
  { title, artist, imgsrc, pixel_width, pixel_height }: ContentItem,
  origin: string,
) => {
  const name = title.trim() || 'Untitled'
  return {
    address: origin + imgsrc.replace('{width}', `${PICTURE_WIDTH}`),
    width: PICTURE_WIDTH,
    height: Math.round((PICTURE_WIDTH * pixel_height) / pixel_width),
    words: artist === '' ? name : `${name} by ${artist}`,
  }
}

/** Writes the tags by which others show the picture beside a link; none without a picture. */
export const writePictureTags = (picture: ReturnType<typeof pictureOf> | null): string[] =>
  picture === null
    ? []
    : [
        writeProperty('og:image', picture.address),
        writeProperty('og:image:width', `${picture.width}`),
        writeProperty('og:image:height', `${picture.height}`),
        writeProperty('og:image:alt', picture.words),
        '<meta name="twitter:card" content="summary_large_image">',
      ]
