import type { ApolloClient } from '@apollo/client'
import {
  ImageStaticCollectionsDocument,
  type StaticCollection,
  TagStaticImageDocument,
} from '#client/apollo/generated/graphql.ts'
import * as say from '#client/effects/messages.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import { Refusal } from '#machines/refusal.ts'
import type { TagSubject } from '#machines/static-tag/ports.ts'

const NAMES: Record<TagSubject['collection'], StaticCollection> = {
  government: 'GOVERNMENT',
  commercial: 'COMMERCIAL',
}

/** Puts an image on a static list. */
export const tagImage = async (
  apollo: ApolloClient,
  { imageId, collection }: TagSubject,
): Promise<'tagged' | 'already'> => {
  const variables = { input: { id: imageId, collection: NAMES[collection] } }
  const { tagStaticImage } = await ask(apollo.mutate({ mutation: TagStaticImageDocument, variables }))
  refuseUserErrors(tagStaticImage.userErrors)
  return tagStaticImage.already ? 'already' : 'tagged'
}

/** Asks whether an image is on a static list. */
export const readTag = async (
  apollo: ApolloClient,
  { imageId, collection }: TagSubject,
): Promise<boolean> => {
  const variables = { id: imageId }
  const { image } = await ask(
    apollo.query({ query: ImageStaticCollectionsDocument, variables, fetchPolicy: 'network-only' }),
  )
  if (!image) throw new Refusal('NOT_FOUND', say.imageIsGone)
  return image.staticCollections.includes(NAMES[collection])
}
