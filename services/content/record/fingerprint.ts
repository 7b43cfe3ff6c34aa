import { createHash } from 'node:crypto'
import type { ImageRecord } from './image-record.ts'

/** Raise one when its pictures come to look different, so that browsers fetch them anew. */
const REVISIONS = { made: 2, plate: 1, file: 1, stock: 1 } as const

/** The version in `/media/{id}/{version}/{width}`: another picture, another version. */
export function artworkVersion(image: ImageRecord): string {
  const shown = image.artwork.kind === 'plate' ? [image.title, image.artist] : []
  const { artwork, pixelWidth, pixelHeight } = image
  return hash([REVISIONS[artwork.kind], artwork, pixelWidth, pixelHeight, shown]).slice(0, 10)
}

/**
 * Of all that the image's owner says about it. What happens to it here, publication and popularity, is not in
 * it.
 */
export function digestOf({ published: _, popularity: __, ...said }: ImageRecord): string {
  return hash(said).slice(0, 32)
}

const hash = (value: unknown): string => createHash('sha256').update(canonical(value)).digest('hex')

/** JSON with sorted keys, since a recipe that went through jsonb comes back in another order. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([left], [right]) => (left < right ? -1 : 1)))
      : part,
  )
