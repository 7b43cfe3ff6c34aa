import { assign, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import { findFrame, findSubstrate, priceFrame, toChoice } from './choice.ts'
import { nothingChosen, type QuickAddContext } from './context.ts'
import { toFailure } from './failure.ts'
import { findDefaultSize, findDefaultSubstrate, findSize, isCustom, type Size, scaleSide } from './options.ts'
import { type OfferedSubstrate, quickAddPorts, type WorkspacePage } from './ports.ts'
import { findKeptWorkspace, findWorkspace, noWorkspaces } from './workspaces.ts'

export type QuickAddEvent =
  /** The quick view shows another image, or none. `ratio` is width over height. */
  | { type: 'image.changed'; imageId: string | null; ratio: number }
  | { type: 'sizes.retried' }
  | { type: 'substrate.chosen'; substrate: string }
  /** `CUSTOM` of options.ts chooses the custom size. */
  | { type: 'size.chosen'; size: Size }
  | { type: 'width.entered'; text: string }
  | { type: 'height.entered'; text: string }
  /** Null chooses no frame; the mat stays with another moulding. */
  | { type: 'frame.chosen'; moulding: string | null }
  /** Null chooses no mat. */
  | { type: 'mat.chosen'; mat: string | null }
  /** Somebody has signed in, or out. */
  | { type: 'visitor.changed'; signedIn: boolean }
  /** Null chooses the current project. */
  | { type: 'workspace.chosen'; workspaceId: string | null }
  | { type: 'workspaces.searched'; text: string }
  | { type: 'workspaces.retried' }

/**
 * Promise: as soon as the sizes are there a sensible choice is made, only what is offered can be chosen, and
 * adding is possible exactly when a substrate and a size within its limits are chosen. A frame stays chosen
 * while sizes change, and only what it is offered for goes with it. Signed in, it goes into the project that
 * was chosen for it, for as long as that is open, else into the current one, also when the projects cannot be
 * had (spec.md sections 4 and 5, Quick add).
 */
export const quickAddMachine = setup({
  types: {} as {
    context: QuickAddContext
    events: QuickAddEvent
    tags: 'pending' | 'blocked'
  },
  actors: quickAddPorts,
  delays: {
    /** spec.md section 9: project typeahead. */
    typeahead: 300,
  },
  guards: {
    hasImage: ({ context }) => context.imageId !== null,
    isOffered: ({ context }, { substrate }: { substrate: string }) =>
      (findSubstrate(context, substrate)?.sizes.length ?? 0) > 0,
    isSizeOffered: ({ context }, { size }: { size: Size }) =>
      findSize(findSubstrate(context, context.substrate), size) !== null,
    isCustom: ({ context }) => context.size !== null && isCustom(context.size),
    hasWorkspaces: ({ context }) => context.imageId !== null && context.signedIn,
    isListed: ({ context }, { workspaceId }: { workspaceId: string | null }) =>
      workspaceId === null || findWorkspace(context, workspaceId) !== null,
    isFrameOffered: ({ context }, { moulding }: { moulding: string | null }) =>
      moulding === null || priceFrame(context, { moulding, mat: context.frame?.mat ?? null }) !== null,
    isMatOffered: ({ context }, { mat }: { mat: string | null }) => {
      const frame = findFrame(context)
      return frame !== null && priceFrame(context, { ...frame, mat }) !== null
    },
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
      const option = findDefaultSubstrate(output)
      return { options: output, substrate: option?.substrate ?? null, size: findDefaultSize(option, null) }
    }),
    chooseSubstrate: assign(({ context }, { substrate }: { substrate: string }) => ({
      substrate,
      size: findDefaultSize(findSubstrate(context, substrate), context.size),
    })),
    chooseSize: assign((_, { size }: { size: Size }) => ({ size })),
    keepWidth: assign(({ context }, { text }: { text: string }) => ({
      width: text,
      height: scaleSide(text, 1 / context.ratio),
    })),
    keepHeight: assign(({ context }, { text }: { text: string }) => ({
      height: text,
      width: scaleSide(text, context.ratio),
    })),
    chooseFrame: assign(({ context }, { moulding }: { moulding: string | null }) => ({
      frame: moulding === null ? null : { moulding, mat: context.frame?.mat ?? null },
    })),
    chooseMat: assign(({ context: { frame } }, { mat }: { mat: string | null }) => ({
      frame: frame && { ...frame, mat },
    })),
    keepFailure: assign(keepThrown(toFailure)),
    forgetFailure: assign({ failure: null }),
    keepVisitor: assign((_, { signedIn }: { signedIn: boolean }) => ({ ...noWorkspaces, signedIn })),
    keepWorkspaces: assign(({ context }, { output }: { output: WorkspacePage }) => ({
      workspaces: output.workspaces,
      workspaceCount: context.search === '' ? output.count : context.workspaceCount,
      workspace: findKeptWorkspace(context, output),
    })),
    chooseWorkspace: assign(({ context }, { workspaceId }: { workspaceId: string | null }) => ({
      workspace: findWorkspace(context, workspaceId),
    })),
    keepSearch: assign((_, { text }: { text: string }) => ({ search: text.trim() })),
    forgetSearch: assign({ search: '' }),
  },
}).createMachine({
  id: 'quick-add',
  context: { imageId: null, ratio: 1, ...nothingChosen, signedIn: false, ...noWorkspaces },
  type: 'parallel',
  on: {
    'image.changed': {
      target: ['.choice.deciding', '.workspaces.deciding'],
      actions: [withEvent('keepImage'), 'forgetSearch'],
    },
  },
  states: {
    choice: {
      initial: 'idle',
      states: {
        deciding: { always: [{ guard: 'hasImage', target: 'loading' }, { target: 'idle' }] },
        idle: {},
        loading: {
          tags: 'pending',
          entry: 'forgetFailure',
          invoke: {
            id: 'loadSizes',
            src: 'loadSizes',
            input: ({ context }) => ({ imageId: demand(context.imageId, 'an image') }),
            onDone: { target: 'choosing', actions: withEvent('chooseDefaults') },
            onError: { target: 'failed', actions: withEvent('keepFailure') },
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
              guard: withEvent('isOffered'),
              actions: withEvent('chooseSubstrate'),
            },
            'size.chosen': {
              guard: withEvent('isSizeOffered'),
              actions: withEvent('chooseSize'),
            },
            'width.entered': {
              guard: 'isCustom',
              actions: withEvent('keepWidth'),
            },
            'height.entered': {
              guard: 'isCustom',
              actions: withEvent('keepHeight'),
            },
            'frame.chosen': {
              guard: withEvent('isFrameOffered'),
              actions: withEvent('chooseFrame'),
            },
            'mat.chosen': {
              guard: withEvent('isMatOffered'),
              actions: withEvent('chooseMat'),
            },
          },
        },
      },
    },
    workspaces: {
      initial: 'none',
      states: {
        deciding: { always: [{ guard: 'hasWorkspaces', target: 'loading' }, { target: 'none' }] },
        none: { description: 'Nobody is signed in, or nothing is shown that could be added.' },
        loading: {
          tags: 'pending',
          invoke: {
            id: 'loadWorkspaces',
            src: 'loadWorkspaces',
            input: ({ context }) => ({ search: context.search }),
            onDone: { target: 'ready', actions: withEvent('keepWorkspaces') },
            onError: 'failed',
          },
        },
        ready: {},
        typing: {
          description: 'More may be typed; what is chosen stays.',
          after: { typeahead: 'loading' },
        },
        failed: {
          description: 'Things can still be added, to what was chosen before.',
          tags: 'blocked',
          on: { 'workspaces.retried': 'loading' },
        },
      },
      on: {
        'visitor.changed': {
          target: '.deciding',
          actions: withEvent('keepVisitor'),
        },
        'workspace.chosen': {
          guard: withEvent('isListed'),
          actions: withEvent('chooseWorkspace'),
        },
        'workspaces.searched': {
          guard: 'hasWorkspaces',
          target: '.typing',
          actions: withEvent('keepSearch'),
        },
      },
    },
  },
})
