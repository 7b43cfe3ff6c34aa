import type { HistoryEntryView } from '#services/main/projects/history-contract.ts'
import { nullIfMissing, userErrorsFrom } from '../../errors.ts'
import type { HistoryEventType, Resolvers } from '../../generated/resolvers.ts'
import { FAULTS } from '../cart/faults.ts'
import { wrongKey } from '../idempotency-key.ts'

const TYPES: Record<HistoryEntryView['type'], HistoryEventType> = {
  'cart.created': 'CART_CREATED',
  'cart.claimed': 'CART_CLAIMED',
  'item.added': 'ITEM_ADDED',
  'item.quantity-changed': 'ITEM_QUANTITY_CHANGED',
  'item.removed': 'ITEM_REMOVED',
  'item.restored': 'ITEM_RESTORED',
  'cart.migrated': 'CART_MIGRATED',
  'cart.merged': 'CART_MERGED',
  'merge.undone': 'MERGE_UNDONE',
  'lines.returned': 'LINES_RETURNED',
  'cart.renamed': 'CART_RENAMED',
  'lines.checked': 'LINES_CHECKED',
  'cart.ordered': 'CART_ORDERED',
  'cart.shared': 'CART_SHARED',
  'share.withdrawn': 'SHARE_WITHDRAWN',
  'line.reviewed': 'LINE_REVIEWED',
}

const KINDS = { user: 'USER', staff: 'STAFF', guest: 'GUEST', system: 'SYSTEM' } as const

const VERDICTS = { approved: 'APPROVED', changes: 'CHANGES' } as const

export const projectResolvers: Resolvers = {
  Query: {
    projectHistory: async (_, { cartToken, page, pageSize }, { main }) => {
      const history = await main.history(cartToken, page ?? 1, pageSize ?? 20).catch(nullIfMissing)
      return history && { count: history.count, entries: history.results }
    },
  },
  Mutation: {
    undoProjectEvent: async (_, { input: { cartToken, seq, idempotencyKey } }, { main }) => {
      const wrong = wrongKey(idempotencyKey)
      if (wrong.length > 0) return { cart: null, entry: null, userErrors: wrong }
      try {
        return { ...(await main.undo(cartToken, { seq }, idempotencyKey)), userErrors: [] }
      } catch (error) {
        return { cart: null, entry: null, userErrors: userErrorsFrom(error, {}, 'seq') }
      }
    },
  },
  HistoryEntry: {
    type: ({ type }) => TYPES[type],
    lines: ({ details }) => details.lines,
    project: ({ details: { project } }) => project && { ...project, id: `${project.id}` },
    text: ({ details }) => details.text,
    verdict: ({ details: { verdict } }) => verdict && VERDICTS[verdict],
    undoneBy: (entry) => entry.undone_by,
  },
  HistoryActor: {
    kind: ({ kind }) => KINDS[kind],
    isYou: (actor) => actor.is_you,
  },
  HistoryLine: {
    itemId: (line) => `${line.item_id}`,
    priceFrom: (line) => line.price_from,
    priceTo: (line) => line.price_to,
    leftBehind: ({ left_behind: fault }) => fault && FAULTS[fault],
  },
}
