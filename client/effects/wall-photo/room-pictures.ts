import type { RoomFile, RoomPhoto } from '#machines/wall-photo/ports.ts'

/** Pixels of the longer side that a room is shown with. */
const LONGEST = 1600

/** The photo of a visitor's room, in memory alone: one at a time, gone with the page. */
export interface RoomPictures {
  /** Holds the file for as long as what this answers is kept: what machines know of it. */
  hold(file: File): RoomFile
  /** Decodes a file that is held, no larger than it is shown. Throws where the browser cannot. */
  read(room: RoomFile): Promise<RoomPhoto>
  /** A data URI; null where nothing was read. */
  find(): string | null
  forget(): void
}

export const createRoomPictures = (): RoomPictures => {
  const files = new WeakMap<RoomFile, File>()
  let wanted: RoomFile | null = null
  let picture: string | null = null
  return {
    hold(file) {
      const room = { name: file.name, type: file.type, size: file.size }
      files.set(room, file)
      return room
    },
    async read(room) {
      wanted = room
      const file = files.get(room)
      if (!file) throw new Error('There is no file.')
      const bitmap = await createImageBitmap(file)
      const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height))
      const canvas = document.createElement('canvas')
      canvas.width = Math.max(1, Math.round(bitmap.width * scale))
      canvas.height = Math.max(1, Math.round(bitmap.height * scale))
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
      bitmap.close()
      // Another one may be wanted by now.
      if (wanted === room) picture = canvas.toDataURL('image/jpeg', 0.88)
      return { width: canvas.width, height: canvas.height }
    },
    find: () => picture,
    forget() {
      wanted = null
      picture = null
    },
  }
}
