import type { ApolloClient } from '@apollo/client'
import {
  ArtistThreadHeadFragmentDoc,
  ReadArtistThreadDocument,
  SendArtistMessageDocument,
  SendArtistMessagePictureDocument,
} from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { artistMessagePorts } from '#machines/artist-message/ports.ts'
import { type ChosenPictures, chosenPictures } from './chosen-pictures.ts'

/** The bodies of the ports of machines/artist-message. */
export const createArtistMessageEffects = ({ apollo }: { apollo: ApolloClient }) =>
  fillArtistMessagePorts(apollo, chosenPictures.textOf)

/** Fills them; `textOf` answers the pictures that were chosen. */
export const fillArtistMessagePorts = (apollo: ApolloClient, textOf: ChosenPictures['textOf']) =>
  fillPorts<typeof artistMessagePorts>({
    sendMessage: async ({ thread, draft, pictures, idempotencyKey }) => {
      const input = { thread, text: draft, pictures: [...pictures], idempotencyKey }
      const { sendArtistMessage } = await ask(
        apollo.mutate({ mutation: SendArtistMessageDocument, variables: { input } }),
      )
      refuseUserErrors(sendArtistMessage.userErrors)
    },
    sendPicture: async ({ thread, picture }) => {
      const input = { thread, picture: await textOf(picture.id) }
      const { sendArtistMessagePicture } = await ask(
        apollo.mutate({ mutation: SendArtistMessagePictureDocument, variables: { input } }),
      )
      refuseUserErrors(sendArtistMessagePicture.userErrors)
      if (!sendArtistMessagePicture.picture) throw new Error('The graph answered nothing.')
      return { id: sendArtistMessagePicture.picture.id }
    },
  })

/** Marks as read what comes into the thread as long as it is shown. Returns how to stop. */
export const markReadWhileShown = (apollo: ApolloClient, thread: string) => {
  const watching = apollo
    .watchFragment({
      fragment: ArtistThreadHeadFragmentDoc,
      fragmentName: 'ArtistThreadHead',
      from: { __typename: 'ArtistThread', id: thread },
    })
    .subscribe(({ data, dataState }) => {
      if (dataState !== 'complete' || data.unread === 0 || !data.last) return
      const input = { thread, upTo: data.last.id }
      // What could not be marked is unread the next time as well.
      apollo.mutate({ mutation: ReadArtistThreadDocument, variables: { input } }).catch(() => {})
    })
  return () => watching.unsubscribe()
}
