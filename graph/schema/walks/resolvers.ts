import type { Resolvers } from '../../generated/resolvers.ts'
import { readWalks } from './report.ts'

export const walksResolvers: Resolvers = {
  Query: {
    walks: async (_, _args, { requireStaff, walksFiles }) => {
      await requireStaff()
      return readWalks(walksFiles)
    },
  },
}
