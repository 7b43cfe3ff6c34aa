import { emit, setup } from 'xstate'
import type { StateOf } from './decide.ts'
import { byOwner, byStaff, type Role } from './roles.ts'

/** What an image must have before it is published. */
export type ImageNeed = 'picture' | 'size'

export interface ImageContext {
  /** From the stock-photo source (spec.md section 3: GET and GETRM). */
  stock: boolean
  /** What it waits for; null where it can be sold. */
  needs: ImageNeed | null
}

export type ImageCommand =
  | { type: 'image.publish'; by: Role }
  | { type: 'image.unpublish'; by: Role }
  /** Its artist takes it out of the shop, and back into it. */
  | { type: 'image.withdraw'; by: Role }
  | { type: 'image.return'; by: Role }

export type ImageFact =
  | { type: 'image.published' }
  | { type: 'image.unpublished' }
  | { type: 'image.withdrawn' }
  | { type: 'image.returned' }

/**
 * Promise: what may be purchased is what staff have published, once it could be sold, and what its artist has
 * not withdrawn since; nobody but the artist brings that back. A stock photo is its source's, and can be
 * neither published nor unpublished here (spec.md section 4, Publishing).
 */
export const imageLifecycle = setup({
  types: {} as { context: ImageContext; events: ImageCommand; emitted: ImageFact; input: ImageContext },
  guards: {
    byOwner,
    byStaff,
    mayReturn: (given: { context: ImageContext; event: ImageCommand }) =>
      byOwner(given) && given.context.needs === null,
    isStock: ({ context }) => context.stock,
    isWaiting: ({ context }) => context.needs !== null,
  },
  actions: {
    announcePublished: emit({ type: 'image.published' }),
    announceUnpublished: emit({ type: 'image.unpublished' }),
    announceWithdrawn: emit({ type: 'image.withdrawn' }),
    announceReturned: emit({ type: 'image.returned' }),
  },
}).createMachine({
  id: 'image',
  context: ({ input }) => ({ stock: input.stock, needs: input.needs }),
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        { guard: 'isStock', target: 'stock' },
        { guard: 'isWaiting', target: 'waiting' },
        { target: 'unpublished' },
      ],
    },
    waiting: { description: 'Not to be published before it has what it needs.' },
    unpublished: {
      on: { 'image.publish': { guard: 'byStaff', target: 'published', actions: 'announcePublished' } },
    },
    published: {
      on: {
        'image.unpublish': { guard: 'byStaff', target: 'arriving', actions: 'announceUnpublished' },
        'image.withdraw': { guard: 'byOwner', target: 'withdrawn', actions: 'announceWithdrawn' },
      },
    },
    withdrawn: {
      description: 'It was for sale until its artist took it out of the shop.',
      on: { 'image.return': { guard: 'mayReturn', target: 'published', actions: 'announceReturned' } },
    },
    stock: { description: 'For sale for as long as its source offers it.', type: 'final' },
  },
})

/** Reads the state of an image from what is kept and shown of it. */
export const imageStateOf = ({
  published,
  withdrawn = false,
  ...context
}: {
  published: boolean
  withdrawn?: boolean
} & ImageContext): StateOf<typeof imageLifecycle> => ({
  value: placeOf({ published, withdrawn, ...context }),
  context,
})

const placeOf = ({ stock, withdrawn, published, needs }: ImageContext & Kept) => {
  if (stock) return 'stock'
  if (withdrawn) return 'withdrawn'
  if (published) return 'published'
  return needs ? 'waiting' : 'unpublished'
}

interface Kept {
  published: boolean
  withdrawn: boolean
}
