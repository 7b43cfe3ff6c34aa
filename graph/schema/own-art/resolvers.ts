import type { WorkState } from '#services/content/own-art/contract.ts'
import { nullIfMissing, userErrorsFrom } from '../../errors.ts'
import type { Resolvers, WorkState as WorkStateName } from '../../generated/resolvers.ts'
import { wrongKey } from '../idempotency-key.ts'

const STATES: Record<WorkState, WorkStateName> = {
  waiting: 'WAITING',
  published: 'PUBLISHED',
  refused: 'REFUSED',
  withdrawn: 'WITHDRAWN',
}

const stateOf = (name: WorkStateName): WorkState => name.toLowerCase() as WorkState

export const ownArtResolvers: Resolvers = {
  Query: {
    ownWorks: async (_, { state, ...asked }, { ownArt }) => {
      const page = await ownArt.list({ ...asked, state: state ? stateOf(state) : null }).catch(nullIfMissing)
      return page && { count: page.count, works: page.results, states: page.states }
    },
    ownWork: (_, { id }, { ownArt }) => ownArt.one(id).catch(nullIfMissing),
    ownWorkFigures: async (_, { ids }, { ownArt, artFigures }) => {
      const asked = Promise.all([ownArt.figures(ids), artFigures.figures(ids)])
      const found = await asked.catch(nullIfMissing)
      if (!found) return null
      const [seen, sold] = found
      const soldOf = new Map(sold.map((figures) => [figures.image_id, figures]))
      return seen.flatMap((figures) => {
        const more = soldOf.get(figures.id)
        return more ? [{ ...more, ...figures }] : []
      })
    },
    workInCarts: async (_, { id }, { artFigures }) =>
      (await artFigures.carts(id).catch(nullIfMissing))?.carts ?? null,
  },
  Mutation: {
    withdrawWork: async (_, { input: { idempotencyKey, id, withdrawn } }, { ownArt }) => {
      const userErrors = wrongKey(idempotencyKey)
      if (userErrors.length > 0) return { work: null, userErrors }
      try {
        return { work: await ownArt.withdraw(id, { withdrawn }, idempotencyKey), userErrors: [] }
      } catch (error) {
        return { work: null, userErrors: userErrorsFrom(error, {}, 'id') }
      }
    },
    countImageView: async (_, { id }, { ownArt }) => {
      try {
        await ownArt.countView(id)
        return { userErrors: [] }
      } catch (error) {
        return { userErrors: userErrorsFrom(error, {}, 'id') }
      }
    },
  },
  OwnWork: {
    state: ({ state }) => STATES[state],
    inShop: ({ in_shop }) => in_shop,
    media: (work) => work,
    maxWidth: ({ max_width }) => max_width,
    maxHeight: ({ max_height }) => max_height,
  },
  WorkChange: { isWaiting: ({ state }) => state === 'waiting' },
}
