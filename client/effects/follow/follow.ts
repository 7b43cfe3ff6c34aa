import type { ApolloClient } from '@apollo/client'
import { UNSHARED } from '#client/apollo/contexts.ts'
import {
  ArtistFollowDocument,
  FollowMailDocument,
  SetFollowingDocument,
  SetFollowMailDocument,
} from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import * as say from '#client/effects/messages.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { followPorts } from '#machines/follow/ports.ts'
import { Refusal } from '#machines/refusal.ts'

/**
 * Keeps artists among those whom whoever is signed in follows, and turns the mail about their new work on and
 * off.
 */
export const createFollowEffects = ({ apollo }: { apollo: ApolloClient }) =>
  fillPorts<typeof followPorts>({
    change: async ({ subject, on }) => {
      if (subject.of === 'mail') {
        const variables = { input: { wanted: on } }
        const { setFollowMail } = await ask(apollo.mutate({ mutation: SetFollowMailDocument, variables }))
        return refuseUserErrors(setFollowMail.userErrors)
      }
      const variables = { input: { id: subject.artistId, following: on } }
      const { setFollowing } = await ask(apollo.mutate({ mutation: SetFollowingDocument, variables }))
      // Who has no page is not answered, and is followed no more all the same.
      const isGone = setFollowing.userErrors.some(({ code }) => code === 'NOT_FOUND')
      if (on || !isGone) return refuseUserErrors(setFollowing.userErrors)
      const { cache } = apollo
      cache.evict({ id: cache.identify({ __typename: 'ArtistWithoutPage', id: subject.artistId }) })
      cache.gc()
    },
    read: async ({ subject }) => {
      if (subject.of === 'mail') {
        const { following } = await ask(
          apollo.query({ query: FollowMailDocument, fetchPolicy: 'network-only', ...UNSHARED }),
        )
        return following.mail.isWanted
      }
      const variables = { id: subject.artistId }
      const { artistPage } = await ask(
        apollo.query({ query: ArtistFollowDocument, variables, fetchPolicy: 'network-only', ...UNSHARED }),
      )
      if (!artistPage) throw new Refusal('NOT_FOUND', say.artistPageIsGone)
      return artistPage.isFollowed === true
    },
  })
