import type { ApolloClient } from '@apollo/client'
import {
  OwnArtistProfileToEditDocument,
  type OwnArtistTextsFragment,
  SaveOwnArtistProfileDocument,
  SendArtistPhotoDocument,
} from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import * as say from '#client/effects/messages.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { Details } from '#machines/profile-edit/details.ts'
import type { profileEditPorts } from '#machines/profile-edit/ports.ts'
import { Refusal } from '#machines/refusal.ts'
import { type Photos, photos } from './photos.ts'

/** The ports by which artists edit what others see of them. */
export const createProfileEditEffects = ({ apollo }: { apollo: ApolloClient }) =>
  fillProfileEditPorts(apollo, photos.textOf)

/** Fills them; `textOf` answers the photo that was cut. */
export const fillProfileEditPorts = (apollo: ApolloClient, textOf: Photos['textOf']) =>
  fillPorts<typeof profileEditPorts>({
    loadProfile: async () => {
      const query = { query: OwnArtistProfileToEditDocument, fetchPolicy: 'network-only' as const }
      const { ownArtistProfile: own } = await ask(apollo.query(query))
      if (!own) throw new Refusal('NOT_FOUND', say.noArtistProfile)
      return { version: own.version, details: toDetails(own.details) }
    },
    saveProfile: async ({ version, details }) => {
      const { link1, link2, link3, ...texts } = details
      const variables = { input: { version, details: { ...texts, links: [link1, link2, link3] } } }
      const mutation = SaveOwnArtistProfileDocument
      const { saveOwnArtistProfile } = await ask(apollo.mutate({ mutation, variables }))
      const { profile, stale, userErrors } = saveOwnArtistProfile
      refuseUserErrors(userErrors.map((error) => ({ ...error, field: toField(error.field) })))
      if (stale) return { kind: 'stale', version: stale.version, details: toDetails(stale.theirs) }
      if (!profile) throw new Error('The graph answered nothing.')
      return { kind: 'kept', kept: { version: profile.version, details: toDetails(profile.details) } }
    },
    sendPhoto: async ({ photo }) => {
      const variables = { input: { picture: await textOf(photo.id) } }
      const { sendArtistPhoto } = await ask(apollo.mutate({ mutation: SendArtistPhotoDocument, variables }))
      refuseUserErrors(sendArtistPhoto.userErrors)
      if (sendArtistPhoto.address === null) throw new Error('The graph answered nothing.')
      return { address: sendArtistPhoto.address }
    },
  })

/** A line of the form for each link. */
const toDetails = ({ photo, fullName, bio, website, links }: OwnArtistTextsFragment): Details => {
  const [link1 = '', link2 = '', link3 = ''] = links
  return { photo, fullName, bio, website, link1, link2, link3 }
}

/** The second link is `links.1`. */
const toField = (field: string | null): string | null => {
  const place = field === null ? null : /^links\.(\d)$/.exec(field)?.[1]
  return place ? `link${Number(place) + 1}` : field
}
