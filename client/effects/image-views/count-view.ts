import type { ApolloClient } from '@apollo/client'
import { CountImageViewDocument } from '#client/apollo/generated/graphql.ts'

/** Tells the shop that a picture was opened; nobody waits for it, and one that is not told is not missed. */
export const countView = (apollo: ApolloClient, id: string): void => {
  apollo
    .mutate({ mutation: CountImageViewDocument, variables: { id }, fetchPolicy: 'no-cache' })
    .catch(() => {})
}
