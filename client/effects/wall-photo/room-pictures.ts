import type { RoomFile, RoomPhoto } from '#machines/wall-photo/ports.ts'

/** Pixels of the longer side that a room is shown with. */
const LONGEST = 1600

/** The photo of a visitor's room, in memory alone: one at a time, gone with the page. */
export interface RoomPictures {
  /** Holds the file until it is read; answers what machines know of it. */
  hold(file: File): RoomFile
  /** Decodes the file that is held, no larger than it is shown. Throws where the browser cannot. */
  read(): Promise<RoomPhoto>
  /** A data URI; null where nothing was read. */
  find(): string | null
  forget(): void
}

export const createRoomPictures = (): RoomPictures => {
  let held: File | null = null
  let picture: string | null = null
  return {
    hold(file) {
      held = file
      return { name: file.name, type: file.type, size: file.size }
    },
    async read() {
      const file = held
      if (!file) throw new Error('There is no file.')
      const bitmap = await createImageBitmap(file)
      const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height))
      const canvas = document.createElement('canvas')
      canvas.width = Math.max(1, Math.round(bitmap.width * scale))
      canvas.height = Math.max(1, Math.round(bitmap.height * scale))
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
      bitmap.close()
      // Another file may have been chosen meanwhile: then this one is of no use any more.
      if (held === file) picture = canvas.toDataURL('image/jpeg', 0.88)
      return { width: canvas.width, height: canvas.height }
    },
    find: () => picture,
    forget() {
      held = null
      picture = null
    },
  }
}
