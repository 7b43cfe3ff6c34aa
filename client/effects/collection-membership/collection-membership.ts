import type { ApolloClient } from '@apollo/client'
import { fillPorts } from '#client/effects/fill-ports.ts'
import type { collectionMembershipPorts } from '#machines/collection-membership/ports.ts'

/** Only staff fill collections: load it once they do (decision 13). */
const loadBodies = () => import('./change-membership.ts')

/**
 * Puts images into collections and takes them out. The answer is right in the cache at once, wherever the
 * image is shown.
 */
export const createMembershipEffects = ({ apollo }: { apollo: ApolloClient }) =>
  fillPorts<typeof collectionMembershipPorts>({
    change: async ({ subject, on }) => {
      const { changeMembership } = await loadBodies()
      return changeMembership(apollo, subject, on)
    },
    read: async ({ subject }) => {
      const { readMembership } = await loadBodies()
      return readMembership(apollo, subject)
    },
  })
