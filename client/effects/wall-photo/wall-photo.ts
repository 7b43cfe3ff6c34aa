import { fillPorts } from '#client/effects/fill-ports.ts'
import type { wallPhotoPorts } from '#machines/wall-photo/ports.ts'
import type { RoomPictures } from './room-pictures.ts'

/** Reads the photo in the browser: nothing of it is sent anywhere. */
export const createWallPhotoEffects = ({ pictures }: { pictures: Pick<RoomPictures, 'read'> }) =>
  fillPorts<typeof wallPhotoPorts>({ readPhoto: ({ file }) => pictures.read(file) })
