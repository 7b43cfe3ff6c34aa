import { createHash } from 'node:crypto'
import type { ImageRecord } from './image-record.ts'

/** Raise one when its pictures look different, so that browsers fetch them anew. */
const REVISIONS = { made: 2, plate: 1, file: 1, stock: 1 } as const

/** Makes the version in `/media/{id}/{version}/{width}`; each picture has another. */
export function artworkVersionOf(image: ImageRecord): string {
  const shown = image.artwork.kind === 'plate' ? [image.title, image.artist] : []
  const { artwork, pixelWidth, pixelHeight } = image
  return hash([REVISIONS[artwork.kind], artwork, pixelWidth, pixelHeight, shown]).slice(0, 10)
}

/**
 * Hashes everything that the image's owner says about it. What happens to it here, publication and
 * popularity, does not count.
 */
export function digestOf({ published: _, popularity: __, ...said }: ImageRecord): string {
  return hash(said).slice(0, 32)
}

const hash = (value: unknown): string => createHash('sha256').update(writeCanonical(value)).digest('hex')

/** Writes JSON with sorted keys: jsonb gives a recipe back in another order. */
const writeCanonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([left], [right]) => (left < right ? -1 : 1)))
      : part,
  )
