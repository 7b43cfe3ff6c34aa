import type { RoomFile } from './ports.ts'

export type WallPhotoFailure =
  /** Another file helps. */
  | { kind: 'heic' | 'kind' | 'size' | 'unreadable'; message: string }
  /** At the length, which stays as it was typed. */
  | { kind: 'length'; message: string }
  /** At the line. */
  | { kind: 'line'; message: string }

const MOST_MEGABYTES = 25
const MOST_BYTES = MOST_MEGABYTES * 1_000_000
const READABLE = ['image/jpeg', 'image/png', 'image/webp']
const HEIC = /\.hei[cf]$/i

/** Answers why a file cannot be a room; null where it may. */
export const checkFile = ({ name, type, size }: RoomFile): WallPhotoFailure | null => {
  if (HEIC.test(name) || /^image\/hei[cf]$/.test(type))
    return {
      kind: 'heic',
      message: 'HEIC photos cannot be shown here. Please choose a JPEG, or take a screenshot of the photo.',
    }
  if (!READABLE.includes(type)) return { kind: 'kind', message: 'Please choose a JPEG, PNG or WebP photo.' }
  if (size > MOST_BYTES)
    return { kind: 'size', message: `Please choose a photo of at most ${MOST_MEGABYTES} MB.` }
  return null
}

/** Whatever the browser throws as it decodes. */
export const toFailure = (): WallPhotoFailure => ({
  kind: 'unreadable',
  message: 'This photo could not be opened. Please choose another one.',
})
