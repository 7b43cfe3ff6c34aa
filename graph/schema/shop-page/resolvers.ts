import type { Resolvers } from '../../generated/resolvers.ts'

export const shopPageResolvers: Resolvers = {
  Query: { shopPage: (_, { name }, { shopPages }) => shopPages(name) },
}
