import type { ApolloClient, Reference } from '@apollo/client'
import { ChangeMembershipDocument, ImageCollectionsDocument } from '#client/apollo/generated/graphql.ts'
import * as say from '#client/effects/messages.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { MembershipSubject } from '#machines/collection-membership/ports.ts'
import { Refusal } from '#machines/refusal.ts'

/** Puts an image into a collection, or takes it out. */
export const changeMembership = async (
  apollo: ApolloClient,
  subject: MembershipSubject,
  on: boolean,
): Promise<void> => {
  const variables = { on, input: { id: subject.collectionId, imageIds: [subject.imageId] } }
  const answer = await ask(apollo.mutate({ mutation: ChangeMembershipDocument, variables }))
  refuseUserErrors((answer.addToCollection ?? answer.removeFromCollection)?.userErrors ?? [])
  updateCache(apollo, subject, on)
}

/** Asks whether an image is in a collection. */
export const readMembership = async (
  apollo: ApolloClient,
  { imageId, collectionId }: MembershipSubject,
): Promise<boolean> => {
  const { image } = await ask(
    apollo.query({
      query: ImageCollectionsDocument,
      variables: { id: imageId },
      fetchPolicy: 'network-only',
    }),
  )
  if (!image) throw new Refusal('NOT_FOUND', say.imageIsGone)
  return image.collections.some(({ id }) => id === collectionId)
}

/** The mutation answers the collection; which collections the image is in follows from it. */
const updateCache = ({ cache }: ApolloClient, { imageId, collectionId }: MembershipSubject, on: boolean) => {
  const collection = { __typename: 'Collection' as const, id: collectionId }
  cache.modify({
    id: cache.identify({ __typename: 'Image', id: imageId }) ?? '',
    fields: {
      collections: (held: readonly Reference[] = [], { readField, toReference }) => {
        const others = held.filter((one) => readField('id', one) !== collectionId)
        const reference = on ? toReference(collection) : undefined
        return reference ? [...others, reference] : others
      },
    },
  })
}
