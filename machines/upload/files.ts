import { MOST_BYTES } from '#machines/lifecycles/original.ts'

/** A file as the machine knows it; its bytes stay with client/effects, under the id. */
export interface ChosenFile {
  /** Unique; given by whoever offers the file. It is the idempotency key of its upload too. */
  id: string
  name: string
  /** Bytes. */
  size: number
  /** As the browser says, such as `image/jpeg`. */
  type: string
}

/** Not in spec.md: what a picture to be printed comes as. */
export const TYPES = ['image/jpeg', 'image/png', 'image/tiff', 'image/webp'] as const

/** Why a file is not sent at all; null when it can be. */
export const faultOf = ({ name, size, type }: ChosenFile): string | null => {
  if (!TYPES.some((known) => known === type)) return `${name} is not a JPEG, PNG, TIFF or WebP picture.`
  if (size === 0) return `${name} is empty.`
  if (size > MOST_BYTES) return `${name} is larger than ${MOST_BYTES / 1_000_000} MB.`
  return null
}
