import type { ApolloClient } from '@apollo/client'
import { ImageTitle_ImageFragmentDoc } from '#client/apollo/generated/graphql.ts'

/** What an alert calls an image that has been on the screen. */
export const titleOf = ({ cache }: ApolloClient, id: string): string => {
  const image = cache.readFragment({
    fragment: ImageTitle_ImageFragmentDoc,
    id: cache.identify({ __typename: 'Image', id }),
  })
  return image?.title || 'Untitled'
}
