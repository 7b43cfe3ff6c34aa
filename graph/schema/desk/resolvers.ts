import type { WaitingView } from '#services/shared/desk/contract.ts'
import type { GraphContext } from '../../context.ts'
import type { Resolvers, WaitingKind } from '../../generated/resolvers.ts'

type Sources = Pick<GraphContext, 'main' | 'content'>

/** The service that knows of each kind. */
const WAITING: Record<WaitingKind, (sources: Sources) => Promise<WaitingView>> = {
  APPLICATIONS: ({ content }) => content.waiting('applications'),
  BATCHES: ({ content }) => content.waiting('batches'),
  UPLOADS: ({ content }) => content.waiting('uploads'),
  WORDS: ({ content }) => content.waiting('words'),
  DUPLICATES: ({ content }) => content.waiting('duplicates'),
  MENTIONS: ({ content }) => content.waiting('mentions'),
  PAYMENTS: ({ main }) => main.waiting('payments'),
  PAYOUTS: ({ main }) => main.waiting('payouts'),
  MESSAGES: ({ main }) => main.waiting('messages'),
  THREADS: ({ main }) => main.waiting('threads'),
  RETURNS: ({ main }) => main.waiting('returns'),
  REPORTS: ({ main }) => main.waiting('reports'),
}

export const deskResolvers: Resolvers = {
  Query: {
    deskWaiting: async (_, { kind }, sources) => {
      const { count, count_is_partial: isPartial, oldest_at: oldestAt } = await WAITING[kind](sources)
      return { count, isPartial, oldestAt }
    },
    deskSales: async (_, _args, { main }) => (await main.recentSales()).days,
    deskFruitlessSearches: (_, _args, { content }) => content.recentFruitlessSearches(),
  },
}
