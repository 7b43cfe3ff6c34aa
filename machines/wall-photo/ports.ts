import { declarePort } from '#machines/port.ts'

/** A file as it was chosen; its bytes never leave the browser. */
export interface RoomFile {
  name: string
  /** MIME type as the browser says it; may be empty. */
  type: string
  /** Bytes. */
  size: number
}

/** Pixels of the photo, its orientation taken into account. */
export interface RoomPhoto {
  width: number
  height: number
}

export const wallPhotoPorts = {
  /** Decodes it in the browser; throws where the browser cannot. */
  readPhoto: declarePort<RoomPhoto, { file: RoomFile }>('wall-photo.readPhoto'),
}
