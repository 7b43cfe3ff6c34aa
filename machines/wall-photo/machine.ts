import { assign, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import { checkFile, toFailure, type WallPhotoFailure } from './failure.ts'
import { checkMeasure, FIRST_LINE, FIRST_PLACE, keepWithin, type Line, type Point } from './measure.ts'
import { type RoomFile, type RoomPhoto, wallPhotoPorts } from './ports.ts'

export interface WallPhotoContext {
  file: RoomFile | null
  photo: RoomPhoto | null
  line: Line
  /** How long what the line lies along is, as typed; inches. */
  length: string
  /** The middle of the work. */
  at: Point
  failure: WallPhotoFailure | null
}

export type WallPhotoEvent =
  | { type: 'photo.chosen'; file: RoomFile }
  | { type: 'photo.removed' }
  | { type: 'line.moved'; end: keyof Line; to: Point }
  | { type: 'length.entered'; text: string }
  | { type: 'measure.finished' }
  | { type: 'measure.begun' }
  | { type: 'work.moved'; to: Point }

const nothing: WallPhotoContext = {
  file: null,
  photo: null,
  line: FIRST_LINE,
  length: '',
  at: FIRST_PLACE,
  failure: null,
}

/**
 * Promise: a photo of the visitor's room stays in their browser, and nothing hangs in it before something in
 * it has been measured, so that what hangs is to scale. This machine is not journalled: a room is its
 * owner's alone.
 */
export const wallPhotoMachine = setup({
  types: {} as { context: WallPhotoContext; events: WallPhotoEvent; tags: 'pending' },
  actors: wallPhotoPorts,
  guards: {
    isFit: (_, { file }: { file: RoomFile }) => checkFile(file) === null,
    isMeasured: ({ context: { photo, line, length } }) =>
      checkMeasure(demand(photo, 'a photo'), line, length) === null,
  },
  actions: {
    keepFile: assign((_, { file }: { file: RoomFile }) => ({ ...nothing, file })),
    keepRefused: assign((_, { file }: { file: RoomFile }) => ({ failure: checkFile(file) })),
    keepPhoto: assign((_, { output }: { output: RoomPhoto }) => ({ photo: output })),
    keepFailure: assign(keepThrown(toFailure)),
    keepUnmeasured: assign(({ context: { photo, line, length } }) => ({
      failure: checkMeasure(demand(photo, 'a photo'), line, length),
    })),
    keepLine: assign(({ context: { line } }, { end, to }: { end: keyof Line; to: Point }) => ({
      line: { ...line, [end]: keepWithin(to) },
      failure: null,
    })),
    keepLength: assign((_, { text }: { text: string }) => ({ length: text, failure: null })),
    keepPlace: assign((_, { to }: { to: Point }) => ({ at: keepWithin(to) })),
    forget: assign(nothing),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'wall-photo',
  context: nothing,
  initial: 'choosing',
  on: {
    'photo.chosen': [
      { guard: withEvent('isFit'), target: '.reading', actions: withEvent('keepFile') },
      { actions: withEvent('keepRefused') },
    ],
    'photo.removed': { target: '.choosing', actions: 'forget' },
  },
  states: {
    choosing: { description: 'There is no photo, or the one that was chosen could not be opened.' },
    reading: {
      tags: 'pending',
      invoke: {
        id: 'readPhoto',
        src: 'readPhoto',
        input: ({ context: { file } }) => ({ file: demand(file, 'a file') }),
        onDone: { target: 'measuring', actions: withEvent('keepPhoto') },
        onError: { target: 'choosing', actions: withEvent('keepFailure') },
      },
    },
    measuring: {
      on: {
        'line.moved': { actions: withEvent('keepLine') },
        'length.entered': { actions: withEvent('keepLength') },
        'measure.finished': [
          { guard: 'isMeasured', target: 'placed', actions: 'forgetFailure' },
          { actions: 'keepUnmeasured' },
        ],
      },
    },
    placed: {
      on: {
        'work.moved': { actions: withEvent('keepPlace') },
        'measure.begun': 'measuring',
      },
    },
  },
})
