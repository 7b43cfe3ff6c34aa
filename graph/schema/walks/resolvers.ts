import type { Resolvers } from '../../generated/resolvers.ts'
import { readWalksReport } from './report.ts'

export const walksResolvers: Resolvers = {
  Query: {
    walks: async (_, _args, { requireStaff, walksFile }) => {
      await requireStaff()
      return readWalksReport(walksFile)
    },
  },
}
