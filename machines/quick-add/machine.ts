import { assign, setup } from 'xstate'
import { given } from '#machines/given.ts'
import { findSubstrate, toChoice } from './choice.ts'
import { nothingChosen, type QuickAddContext } from './context.ts'
import { toFailure } from './failure.ts'
import { defaultSize, defaultSubstrate, findSize, inRatio, isCustom, type Size } from './options.ts'
import { type OfferedSubstrate, quickAddPorts } from './ports.ts'

export type QuickAddEvent =
  /** The quick view shows another image, or none. `ratio` is width over height. */
  | { type: 'image.changed'; imageId: string | null; ratio: number }
  | { type: 'sizes.retried' }
  | { type: 'substrate.chosen'; substrate: string }
  /** `CUSTOM` of options.ts chooses the custom size. */
  | { type: 'size.chosen'; size: Size }
  | { type: 'width.entered'; text: string }
  | { type: 'height.entered'; text: string }

/**
 * Promise: as soon as the sizes are there a sensible choice is made, only what is offered can be chosen, and adding is
 * possible exactly when a substrate and a size within its limits are chosen (spec.md sections 4 and 5, Quick add).
 */
export const quickAddMachine = setup({
  types: {} as {
    context: QuickAddContext
    events: QuickAddEvent
    tags: 'pending' | 'blocked'
  },
  actors: quickAddPorts,
  guards: {
    hasImage: ({ context }) => context.imageId !== null,
    isOffered: ({ context }, { substrate }: { substrate: string }) =>
      (findSubstrate(context, substrate)?.sizes.length ?? 0) > 0,
    isSizeOffered: ({ context }, { size }: { size: Size }) =>
      findSize(findSubstrate(context, context.substrate), size) !== null,
    isCustom: ({ context }) => context.size !== null && isCustom(context.size),
    isComplete: ({ context }) => toChoice(context) !== null,
    isIncomplete: ({ context }) => toChoice(context) === null,
  },
  actions: {
    keepImage: assign((_, { imageId, ratio }: { imageId: string | null; ratio: number }) => ({
      ...nothingChosen,
      imageId,
      ratio,
    })),
    chooseDefaults: assign((_, { output }: { output: readonly OfferedSubstrate[] }) => {
      const option = defaultSubstrate(output)
      return { options: output, substrate: option?.substrate ?? null, size: defaultSize(option, null) }
    }),
    chooseSubstrate: assign(({ context }, { substrate }: { substrate: string }) => ({
      substrate,
      size: defaultSize(findSubstrate(context, substrate), context.size),
    })),
    chooseSize: assign((_, { size }: { size: Size }) => ({ size })),
    keepWidth: assign(({ context }, { text }: { text: string }) => ({
      width: text,
      height: inRatio(text, 1 / context.ratio),
    })),
    keepHeight: assign(({ context }, { text }: { text: string }) => ({
      height: text,
      width: inRatio(text, context.ratio),
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'quick-add',
  context: { imageId: null, ratio: 1, ...nothingChosen },
  initial: 'idle',
  on: {
    'image.changed': { target: '.deciding', actions: { type: 'keepImage', params: ({ event }) => event } },
  },
  states: {
    deciding: { always: [{ guard: 'hasImage', target: 'loading' }, { target: 'idle' }] },
    idle: {},
    loading: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'loadSizes',
        src: 'loadSizes',
        input: ({ context }) => ({ imageId: given(context.imageId, 'an image') }),
        onDone: { target: 'choosing', actions: { type: 'chooseDefaults', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    failed: { tags: 'blocked', on: { 'sizes.retried': 'loading' } },
    choosing: {
      initial: 'incomplete',
      states: {
        incomplete: { always: { guard: 'isComplete', target: 'ready' } },
        ready: { always: { guard: 'isIncomplete', target: 'incomplete' } },
      },
      on: {
        'substrate.chosen': {
          guard: { type: 'isOffered', params: ({ event }) => event },
          actions: { type: 'chooseSubstrate', params: ({ event }) => event },
        },
        'size.chosen': {
          guard: { type: 'isSizeOffered', params: ({ event }) => event },
          actions: { type: 'chooseSize', params: ({ event }) => event },
        },
        'width.entered': {
          guard: 'isCustom',
          actions: { type: 'keepWidth', params: ({ event }) => event },
        },
        'height.entered': {
          guard: 'isCustom',
          actions: { type: 'keepHeight', params: ({ event }) => event },
        },
      },
    },
  },
})
