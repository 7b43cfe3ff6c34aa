import { ApolloLink, CombinedGraphQLErrors, type ErrorLike } from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'
import { ErrorLink } from '@apollo/client/link/error'
import { from, switchMap, throwError } from 'rxjs'
import type { SessionTokens } from './session.ts'

/** Sends who is asking, and when the graph refuses the token, asks once more with a renewed one. */
export const createSessionLink = (tokens: SessionTokens) =>
  ApolloLink.from([createRenewalLink(tokens), createHeadersLink(tokens)])

const createHeadersLink = (tokens: SessionTokens) =>
  new SetContextLink(async ({ headers, withoutSession, renewed }) => {
    const sent = withoutSession ? null : (renewed ?? (await tokens.accessToken()))
    const cart = tokens.cartToken()
    return {
      sent,
      headers: {
        ...headers,
        ...(sent && { authorization: `JWT ${sent.access}` }),
        ...(cart && { 'x-cart-token': cart }),
      },
    }
  })

const createRenewalLink = (tokens: SessionTokens) =>
  new ErrorLink(({ error, operation, forward }) => {
    const { sent } = operation.getContext()
    if (!sent || !isUnauthenticated(error)) return
    return from(tokens.renew(sent)).pipe(
      switchMap((renewed) => {
        if (!renewed) return throwError(() => error)
        operation.setContext({ renewed })
        return forward(operation)
      }),
    )
  })

const isUnauthenticated = (error: ErrorLike) =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')
