import { assign, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { withEvent } from '#machines/kit.ts'
import { findNewcomers, moveTo, type Order, placeOf } from './order.ts'

/** What was done last, for whoever hears the page; places are from 0. */
export interface Deed {
  kind: 'grabbed' | 'moved' | 'dropped' | 'returned' | 'removed' | 'restored' | 'added'
  id: string
  place: number
}

export interface ArrangingContext {
  /** Ids, first to last, each once. */
  order: Order
  /** What is being moved; null for nothing. */
  held: string | null
  /** What was taken out, the latest last, and where it was. */
  removed: readonly { id: string; place: number }[]
  /** Where what is held was before. */
  origin: number
  deed: Deed | null
}

export type ArrangingEvent =
  /** The order to go on from: what was saved, or what came of putting two changes together. */
  | { type: 'order.given'; ids: Order }
  | { type: 'images.added'; ids: Order }
  | { type: 'image.removed'; id: string }
  | { type: 'removal.undone' }
  | { type: 'image.grabbed'; id: string }
  /** To a place, from 0. */
  | { type: 'image.moved'; place: number }
  | { type: 'image.dropped' }
  | { type: 'grab.cancelled' }

/**
 * Promise: whatever is being ordered is somewhere, and once: where it was dropped, or back where it was when
 * it is not; what was taken out can be put back until the order is another. Nothing of it is saved here.
 */
export const arrangingMachine = setup({
  types: {} as { context: ArrangingContext; events: ArrangingEvent; input: { ids: Order } },
  guards: {
    isThere: ({ context }, { id }: { id: string }) => context.order.includes(id),
    bringsNew: ({ context }, { ids }: { ids: Order }) => findNewcomers(context.order, ids).length > 0,
    hasRemoved: ({ context }) => context.removed.length > 0,
    isElsewhere: ({ context: { order, held } }, { place }: { place: number }) =>
      place !== placeOf(order, held) && place >= 0 && place < order.length,
  },
  actions: {
    begin: assign((_, { ids }: { ids: Order }) => ({ order: ids, held: null, removed: [], deed: null })),
    add: assign(({ context: { order } }, { ids }: { ids: Order }) => {
      const added = findNewcomers(order, ids)
      return { order: [...added, ...order], deed: { kind: 'added' as const, id: String(added[0]), place: 0 } }
    }),
    takeOut: assign(({ context: { order, removed } }, { id }: { id: string }) => {
      const place = placeOf(order, id)
      return {
        order: order.toSpliced(place, 1),
        removed: [...removed, { id, place }],
        deed: { kind: 'removed' as const, id, place },
      }
    }),
    putBack: assign(({ context: { order, removed } }) => {
      const last = demand(removed.at(-1) ?? null, 'something removed')
      const place = Math.min(last.place, order.length)
      return {
        order: moveTo(order, last.id, place),
        removed: removed.slice(0, -1),
        deed: { kind: 'restored' as const, id: last.id, place },
      }
    }),
    grab: assign(({ context: { order } }, { id }: { id: string }) => {
      const place = placeOf(order, id)
      return { held: id, origin: place, deed: { kind: 'grabbed' as const, id, place } }
    }),
    move: assign(({ context: { order, held } }, { place }: { place: number }) => {
      const id = demand(held, 'something held')
      return { order: moveTo(order, id, place), deed: { kind: 'moved' as const, id, place } }
    }),
    drop: assign(({ context: { order, held } }) => {
      const id = demand(held, 'something held')
      return { held: null, deed: { kind: 'dropped' as const, id, place: placeOf(order, id) } }
    }),
    giveBack: assign(({ context: { order, held, origin } }) => {
      const id = demand(held, 'something held')
      return {
        order: moveTo(order, id, origin),
        held: null,
        deed: { kind: 'returned' as const, id, place: origin },
      }
    }),
  },
}).createMachine({
  id: 'arranging',
  context: ({ input: { ids } }) => ({ order: ids, held: null, removed: [], origin: 0, deed: null }),
  initial: 'resting',
  on: {
    'order.given': { target: '.resting', actions: withEvent('begin') },
  },
  states: {
    resting: {
      on: {
        'images.added': {
          guard: withEvent('bringsNew'),
          actions: withEvent('add'),
        },
        'image.removed': {
          guard: withEvent('isThere'),
          actions: withEvent('takeOut'),
        },
        'removal.undone': { guard: 'hasRemoved', actions: 'putBack' },
        'image.grabbed': {
          guard: withEvent('isThere'),
          target: 'holding',
          actions: withEvent('grab'),
        },
      },
    },
    holding: {
      on: {
        'image.moved': {
          guard: withEvent('isElsewhere'),
          actions: withEvent('move'),
        },
        'image.dropped': { target: 'resting', actions: 'drop' },
        'grab.cancelled': { target: 'resting', actions: 'giveBack' },
      },
    },
  },
})
