import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { createRoomPictures } from '#client/effects/wall-photo/room-pictures.ts'
import { createWallPhotoEffects } from '#client/effects/wall-photo/wall-photo.ts'
import { wallPhotoMachine } from '#machines/wall-photo/machine.ts'
import type { Line, Point } from '#machines/wall-photo/measure.ts'
import {
  selectFailure,
  selectFile,
  selectIsMeasuring,
  selectIsReading,
  selectLength,
  selectLine,
  selectPhoto,
  selectPlace,
  selectWidth,
} from '#machines/wall-photo/selectors.ts'

const pictures = createRoomPictures()

const wallPhotoProcess = defineProcess(wallPhotoMachine, () => createWallPhotoEffects({ pictures }), {
  life: 'page',
})

/** Runs the photo of the visitor's own room, which all pictures of this visit hang in. */
export const useWallPhoto = () => {
  const room = useProcess(wallPhotoProcess)
  const photo = useSelector(room, selectPhoto)
  const intents = useMemo(
    () => ({
      choose: (file: File) => room.send({ type: 'photo.chosen', file: pictures.hold(file) }),
      remove: () => {
        pictures.forget()
        room.send({ type: 'photo.removed' })
      },
      moveLine: (end: keyof Line, to: Point) => room.send({ type: 'line.moved', end, to }),
      enterLength: (text: string) => room.send({ type: 'length.entered', text }),
      finishMeasure: () => room.send({ type: 'measure.finished' }),
      beginMeasure: () => room.send({ type: 'measure.begun' }),
      moveWork: (to: Point) => room.send({ type: 'work.moved', to }),
    }),
    [room],
  )
  return {
    ...intents,
    photo,
    /** What the browser shows of it. */
    picture: photo && pictures.find(),
    file: useSelector(room, selectFile),
    failure: useSelector(room, selectFailure),
    isReading: useSelector(room, selectIsReading),
    isMeasuring: useSelector(room, selectIsMeasuring),
    line: useSelector(room, selectLine),
    length: useSelector(room, selectLength),
    at: useSelector(room, selectPlace),
    width: useSelector(room, selectWidth),
  }
}

export type WallPhoto = ReturnType<typeof useWallPhoto>
