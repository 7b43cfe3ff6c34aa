import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { apolloContext } from './router-context.ts'

/**
 * Brings what a page shows into Apollo's cache, anew each time, before the page is shown. What cannot be had
 * the page asks for once more, and says so.
 */
export const loadQuery = async <Data, Variables extends OperationVariables>(
  { context }: Pick<LoaderFunctionArgs, 'context'>,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data | null> => {
  const options = { query, variables, fetchPolicy: 'network-only' } as ApolloClient.QueryOptions<
    Data,
    Variables
  >
  try {
    const { data } = await context.get(apolloContext).query<Data, Variables>(options)
    return (data as Data | undefined) ?? null
  } catch {
    return null
  }
}
