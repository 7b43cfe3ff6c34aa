import { CombinedGraphQLErrors } from '@apollo/client'

/** The address asks for a page behind the last one. */
export const isPastTheEnd = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'NOT_FOUND')
