import type { ApolloClient } from '@apollo/client'
import {
  ImageStaticCollectionsDocument,
  type StaticCollection,
  TagStaticImageDocument,
} from '#client/apollo/generated/graphql.ts'
import { bodies } from '#client/effects/bodies.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import { Refusal } from '#machines/refusal.ts'
import type { staticTagPorts, TagSubject } from '#machines/static-tag/ports.ts'

const NAMES: Record<TagSubject['collection'], StaticCollection> = {
  government: 'GOVERNMENT',
  commercial: 'COMMERCIAL',
}

/** Puts images on static lists. The answer is right in the cache at once, wherever the image is shown. */
export const createStaticTagEffects = ({ apollo }: { apollo: ApolloClient }) =>
  bodies<typeof staticTagPorts>({
    tag: async ({ subject }) => {
      const variables = { input: { id: subject.imageId, collection: NAMES[subject.collection] } }
      const { tagStaticImage } = await ask(apollo.mutate({ mutation: TagStaticImageDocument, variables }))
      refuseUserErrors(tagStaticImage.userErrors)
      return tagStaticImage.already ? 'already' : 'tagged'
    },
    read: async ({ subject }) => {
      const variables = { id: subject.imageId }
      const { image } = await ask(
        apollo.query({ query: ImageStaticCollectionsDocument, variables, fetchPolicy: 'network-only' }),
      )
      if (!image) throw new Refusal('NOT_FOUND', 'The image is gone.')
      return image.staticCollections.includes(NAMES[subject.collection])
    },
  })
