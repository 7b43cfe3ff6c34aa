import type { ApolloClient, OperationVariables } from '@apollo/client'

type Documents = typeof import('./generated/graphql.ts')

/** Names an operation by type only: importing its document here would put it into the first script. */
type OperationName = {
  [Name in keyof Documents]: Name extends `${infer Operation}Document` ? Operation : never
}[keyof Documents]

/**
 * Asks again for the queries of this name that screens show and whose variables are meant. When that fails,
 * screens keep what they show. Queries that are read again because they may have changed are UNSHARED, or the
 * answer could be one that was under way before the change.
 */
export const reread = (
  apollo: ApolloClient,
  name: OperationName,
  isMeant: (variables: OperationVariables) => boolean = () => true,
): void => {
  for (const query of apollo.getObservableQueries())
    if (query.queryName === name && isMeant(query.variables)) void query.refetch().catch(() => {})
}
