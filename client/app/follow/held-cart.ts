import type { ApolloClient } from '@apollo/client'
import { type HeldCartFragment, HeldCartFragmentDoc } from '#client/apollo/generated/graphql.ts'

/** What this page knows of a cart; null when it has not been read here. */
export const readCart = (apollo: ApolloClient, token: string): HeldCartFragment | null =>
  apollo.readFragment<HeldCartFragment>({
    fragment: HeldCartFragmentDoc,
    fragmentName: 'HeldCart',
    id: apollo.cache.identify({ __typename: 'Cart', token }),
  })
