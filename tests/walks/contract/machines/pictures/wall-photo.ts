import { createWallPhotoEffects } from '#client/effects/wall-photo/wall-photo.ts'
import type { RoomPhoto } from '#machines/wall-photo/ports.ts'
import { roomFile, roomPhoto, undecodable } from '../../../fixtures/pictures/wall-photo.ts'
import { hear } from '../../outcome.ts'
import { local } from '../../port.ts'

const reading = (read: () => Promise<RoomPhoto>) => () =>
  hear(createWallPhotoEffects({ pictures: { read } }).actors.readPhoto, { file: roomFile })

export const wallPhoto = {
  readPhoto: local([
    { when: 'it is decoded', hear: reading(async () => roomPhoto) },
    { when: 'the browser cannot decode it', hear: reading(() => Promise.reject(undecodable)) },
  ]),
}
