import type { ApolloClient, OperationVariables } from '@apollo/client'

type Documents = typeof import('./generated/graphql.ts')

/** Names an operation; its document would come with the first script, and not with its page. */
type OperationName = {
  [Name in keyof Documents]: Name extends `${infer Operation}Document` ? Operation : never
}[keyof Documents]

/**
 * Asks again for what the screens show of a query, where its variables are meant. In vain, what is shown
 * stays.
 */
export const reread = (
  apollo: ApolloClient,
  name: OperationName,
  isMeant: (variables: OperationVariables) => boolean = () => true,
): void => {
  for (const query of apollo.getObservableQueries())
    if (query.queryName === name && isMeant(query.variables)) void query.refetch().catch(() => {})
}
