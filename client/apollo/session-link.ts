import { ApolloLink, CombinedGraphQLErrors, type ErrorLike } from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'
import { ErrorLink } from '@apollo/client/link/error'
import { from, switchMap, throwError } from 'rxjs'
import type { NotRenewed, SessionTokens } from './session.ts'

/**
 * Sends who is asking, and when the graph refuses the token, asks once more with a renewed one. Where there
 * is none, the reason for that is the answer: what the services say of a token is nothing to a visitor.
 */
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
        if ('code' in renewed) return throwError(() => notRenewed(renewed))
        operation.setContext({ renewed })
        return forward(operation)
      }),
    )
  })

const notRenewed = ({ code, message }: NotRenewed) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] })

const isUnauthenticated = (error: ErrorLike) =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')
