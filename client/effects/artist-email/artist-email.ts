import type { ApolloClient } from '@apollo/client'
import {
  ArtistEmailPreviewDocument,
  type ArtistEmailInput as GraphEmail,
  SendArtistEmailDocument,
} from '#client/apollo/generated/graphql.ts'
import { toRecordFilters } from '#client/apollo/record-filters.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { artistEmailPorts, Email } from '#machines/artist-email/ports.ts'

/** An email as the graph takes it. */
export const toGraphEmail = ({ audience, subject, text }: Email): GraphEmail => ({
  audience:
    audience.kind === 'chosen'
      ? { ids: [...audience.ids] }
      : {
          search: audience.search,
          filters: toRecordFilters(audience.filters),
        },
  subject,
  text,
})

/** The bodies of the ports of machines/artist-email. */
export const createArtistEmailEffects = ({ apollo }: { apollo: ApolloClient }) =>
  fillPorts<typeof artistEmailPorts>({
    previewEmail: async (email) => {
      const { artistEmailPreview } = await ask(
        apollo.query({
          query: ArtistEmailPreviewDocument,
          variables: { email: toGraphEmail(email) },
          fetchPolicy: 'network-only',
        }),
      )
      const { preview, userErrors } = artistEmailPreview
      refuseUserErrors(userErrors)
      if (!preview) throw new Error('The graph answered nothing.')
      return { digest: preview.digest, count: preview.recipients.length }
    },
    sendEmail: async ({ digest, idempotencyKey, ...email }) => {
      const input = { idempotencyKey, digest, email: toGraphEmail(email) }
      const { sendArtistEmail } = await ask(
        apollo.mutate({ mutation: SendArtistEmailDocument, variables: { input } }),
      )
      const { count, isChanged, userErrors } = sendArtistEmail
      refuseUserErrors(userErrors)
      return isChanged ? { kind: 'changed' } : { kind: 'sent', count: count ?? 0 }
    },
  })
