import { withEvent } from '#machines/kit.ts'
import { readPictureRefusal } from './failure.ts'
import type { Chosen, Pictures } from './pictures.ts'

/**
 * What the charts have in common that send pictures one by one while the rest is written: the guards, and
 * the states `calm`, `adding` and `stuck` within the one that writes.
 */

export type PictureEvent =
  | ({ type: 'pictures.chosen' } & Chosen)
  | { type: 'picture.removed'; id: string }
  | { type: 'pictures.retried' }

interface Held {
  context: Pictures
}

export const pictureGuards = {
  hasWaiting: ({ context: { waiting } }: Held) => waiting.length > 0,
  hasNoneWaiting: ({ context: { waiting } }: Held) => waiting.length === 0,
  isUnderWay: ({ context: { waiting } }: Held, { id }: { id: string }) => waiting[0]?.id === id,
  isPictureRefused: (_: unknown, { error }: { error: unknown }) => readPictureRefusal(error) !== null,
}

export const calm = { always: { guard: 'hasWaiting', target: 'adding' } } as const

/** `input` is what the port `sendPicture` takes. */
export const makeAdding = <Input>(description: string, input: Input) =>
  ({
    description,
    invoke: {
      id: 'sendPicture',
      src: 'sendPicture',
      input,
      onDone: { target: 'calm', actions: withEvent('keepPicture') },
      onError: [
        { guard: withEvent('isPictureRefused'), target: 'calm', actions: withEvent('keepRefused') },
        { target: 'stuck', actions: withEvent('keepPictureFailure') },
      ],
    },
    on: {
      'picture.removed': {
        guard: withEvent('isUnderWay'),
        target: 'calm',
        actions: withEvent('removePicture'),
      },
    },
  }) as const

export const stuck = {
  description: 'Pictures wait until they are tried again, or taken out.',
  exit: 'forgetPictureFailure',
  always: { guard: 'hasNoneWaiting', target: 'calm' },
  on: {
    'pictures.chosen': { target: 'calm', actions: withEvent('keepChosen') },
    'pictures.retried': 'calm',
  },
} as const
