import type { Device as RestDevice, Site as RestSite } from '#services/main/usage/contract.ts'
import { badInput, userErrorsFrom } from '../../errors.ts'
import type { Device, Resolvers, Site } from '../../generated/resolvers.ts'

const MOST_DAYS = 90
const SITES: Record<Site, RestSite> = { STANDARD: 'standard', GOVERNMENT: 'government' }
const DEVICES: Record<Device, RestDevice> = { PHONE: 'phone', DESK: 'desk' }

export const usageResolvers: Resolvers = {
  Query: {
    usage: (_, { days, site, device }, { main }) => {
      if (days < 1 || days > MOST_DAYS)
        throw badInput('days', `Ensure this value is between 1 and ${MOST_DAYS}.`)
      return main.usage({ days, site: site && SITES[site], device: device && DEVICES[device] })
    },
  },
  Mutation: {
    countUsage: async (_, { input: { site, device, isNew, transitions, states } }, { main }) => {
      try {
        await main.countUsage({
          site: SITES[site],
          device: DEVICES[device],
          is_new: isNew,
          transitions: transitions.map(({ isNew: is_new, ...count }) => ({ ...count, is_new })),
          states: states.map(({ isLast: is_last, ...count }) => ({ ...count, is_last })),
        })
        return { isCounted: true, userErrors: [] }
      } catch (error) {
        return { isCounted: false, userErrors: userErrorsFrom(error) }
      }
    },
  },
  Usage: { isCounted: ({ is_counted }) => is_counted },
}
