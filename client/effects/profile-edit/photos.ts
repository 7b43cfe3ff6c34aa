import type { CutPhoto } from '#machines/profile-edit/ports.ts'

/** The bytes of photos that were cut, by the ids that machines know them by. */
export interface Photos {
  /** Keeps a photo in the place of the one before. */
  keep(photo: Blob): CutPhoto
  /** Answers it in base64. Throws for a photo that is kept no more, as after a reload. */
  textOf(id: string): Promise<string>
}

export const createPhotos = (): Photos => {
  let kept: { id: string; photo: Blob } | null = null
  return {
    keep(photo) {
      kept = { id: crypto.randomUUID(), photo }
      return { id: kept.id, size: photo.size }
    },
    async textOf(id) {
      if (kept?.id !== id) throw new Error('The photo is kept no more.')
      const bytes = new Uint8Array(await kept.photo.arrayBuffer())
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    },
  }
}

/** The photo that this page has cut: one form of it is shown at once. */
export const photos = createPhotos()
