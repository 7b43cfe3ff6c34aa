import { assign, emit, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import { type QuickViewFailure, toFailure } from './failure.ts'
import { findNeighbour, type Page, positionOf } from './page.ts'
import { type ImageOutcome, quickViewPorts } from './ports.ts'

export interface QuickViewContext {
  page: Page
  /** The image that the place names; null when it names none. */
  id: string | null
  /** Where in the page it is, or was before it went. */
  position: number
  failure: QuickViewFailure | null
}

export type QuickViewEvent =
  /** The router: the hash names this image now. */
  | { type: 'place.changed'; id: string | null }
  /** The grid shows this page of results. */
  | ({ type: 'page.shown' } & Page)
  | { type: 'tile.opened'; id: string }
  | { type: 'view.next' }
  | { type: 'view.previous' }
  | { type: 'view.closed' }
  | { type: 'view.retried' }

export type Direction = 'next' | 'previous'

export type QuickViewEmitted =
  /** Put this into the hash; null takes it out. */
  | { type: 'place.wanted'; id: string | null }
  /** Show the next or previous page of results; keep the hash until that page is shown. */
  | { type: 'page.wanted'; direction: Direction }
  /** Give the focus back to this tile. */
  | { type: 'focus.wanted'; id: string }

const findBeside = ({ context }: { context: QuickViewContext }, step: 1 | -1) =>
  findNeighbour(context.page, context.id, context.position, step)

/**
 * Promise: the quick view shows what the address names and nothing else, so Back, reload and a shared link
 * all agree; the arrows walk through every result across pages and stay put at the very ends; closing gives
 * the focus back to the tile it came from (spec.md section 2, Media grid and Quick view).
 */
export const quickViewMachine = setup({
  types: {} as {
    context: QuickViewContext
    events: QuickViewEvent
    emitted: QuickViewEmitted
    tags: 'pending' | 'blocked'
  },
  actors: quickViewPorts,
  guards: {
    isNowhere: (_, { id }: { id: string | null }) => id === null,
    isElsewhere: ({ context }, { id }: { id: string | null }) => id !== context.id,
    hasNext: (args) => findBeside(args, 1) !== null,
    hasPrevious: (args) => findBeside(args, -1) !== null,
    endsPage: (args) => args.context.id !== null && findBeside(args, 1) === null && args.context.page.hasNext,
    startsPage: (args) =>
      args.context.id !== null && findBeside(args, -1) === null && args.context.page.hasPrevious,
    hasResults: (_, { ids }: { ids: readonly string[] }) => ids.length > 0,
    isPublished: (_, { output }: { output: ImageOutcome }) => output === 'published',
    isUnpublished: (_, { output }: { output: ImageOutcome }) => output === 'unpublished',
  },
  actions: {
    keepPlace: assign(({ context }, { id }: { id: string | null }) => ({
      id,
      position: positionOf(context.page, id, context.position),
      failure: null,
    })),
    keepPage: assign(({ context }, { ids, hasNext, hasPrevious }: Page) => ({
      page: { ids, hasNext, hasPrevious },
      position: positionOf({ ids }, context.id, context.position),
    })),
    keepFailure: assign(keepThrown(toFailure)),
    forgetFailure: assign({ failure: null }),
    wantPlace: emit((_, { id }: { id: string | null }) => ({ type: 'place.wanted' as const, id })),
    wantNext: emit((args) => ({ type: 'place.wanted' as const, id: findBeside(args, 1) })),
    wantPrevious: emit((args) => ({ type: 'place.wanted' as const, id: findBeside(args, -1) })),
    wantPage: emit((_, { direction }: { direction: Direction }) => ({
      type: 'page.wanted' as const,
      direction,
    })),
    wantFocus: emit(({ context }) => ({ type: 'focus.wanted' as const, id: demand(context.id, 'an image') })),
  },
}).createMachine({
  id: 'quick-view',
  context: { page: { ids: [], hasNext: false, hasPrevious: false }, id: null, position: 0, failure: null },
  type: 'parallel',
  states: {
    view: {
      initial: 'closed',
      on: { 'tile.opened': { actions: withEvent('wantPlace') } },
      states: {
        closed: {
          on: {
            'place.changed': {
              guard: withEvent('isElsewhere'),
              target: 'open',
              actions: withEvent('keepPlace'),
            },
          },
        },
        open: {
          initial: 'loading',
          on: {
            'place.changed': [
              {
                guard: withEvent('isNowhere'),
                target: 'closed',
                actions: ['wantFocus', withEvent('keepPlace')],
              },
              {
                guard: withEvent('isElsewhere'),
                target: '.loading',
                actions: withEvent('keepPlace'),
              },
            ],
            'view.next': { guard: 'hasNext', actions: 'wantNext' },
            'view.previous': { guard: 'hasPrevious', actions: 'wantPrevious' },
            'view.closed': { actions: { type: 'wantPlace', params: { id: null } } },
          },
          states: {
            loading: {
              tags: 'pending',
              entry: 'forgetFailure',
              invoke: {
                id: 'loadImage',
                src: 'loadImage',
                input: ({ context }) => ({ id: demand(context.id, 'an image') }),
                onDone: [
                  { guard: withEvent('isPublished'), target: 'showing' },
                  { guard: withEvent('isUnpublished'), target: 'unpublished' },
                  { target: 'missing' },
                ],
                onError: {
                  target: 'failed',
                  actions: withEvent('keepFailure'),
                },
              },
            },
            showing: {},
            unpublished: { description: 'It can be seen but not purchased.' },
            missing: {},
            failed: { tags: 'blocked', on: { 'view.retried': 'loading' } },
          },
        },
      },
    },
    page: {
      initial: 'resting',
      states: {
        resting: {
          on: {
            'page.shown': { actions: withEvent('keepPage') },
            'view.next': {
              guard: 'endsPage',
              target: 'turningForward',
              actions: { type: 'wantPage', params: { direction: 'next' } },
            },
            'view.previous': {
              guard: 'startsPage',
              target: 'turningBack',
              actions: { type: 'wantPage', params: { direction: 'previous' } },
            },
          },
        },
        turningForward: {
          description: 'The first image of the next page is to be opened when it is there.',
          on: {
            'page.shown': [
              {
                guard: withEvent('hasResults'),
                target: 'resting',
                actions: [
                  withEvent('keepPage'),
                  { type: 'wantPlace', params: ({ event }) => ({ id: event.ids[0] ?? null }) },
                ],
              },
              { target: 'resting', actions: withEvent('keepPage') },
            ],
            'place.changed': {
              guard: withEvent('isElsewhere'),
              target: 'resting',
            },
          },
        },
        turningBack: {
          description: 'The last image of the previous page is to be opened when it is there.',
          on: {
            'page.shown': [
              {
                guard: withEvent('hasResults'),
                target: 'resting',
                actions: [
                  withEvent('keepPage'),
                  { type: 'wantPlace', params: ({ event }) => ({ id: event.ids.at(-1) ?? null }) },
                ],
              },
              { target: 'resting', actions: withEvent('keepPage') },
            ],
            'place.changed': {
              guard: withEvent('isElsewhere'),
              target: 'resting',
            },
          },
        },
      },
    },
  },
})
