import { CombinedGraphQLErrors } from '@apollo/client'

/** Whether a page was asked for that is behind the last one. */
export const isPastTheEnd = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'NOT_FOUND')
