import { ApolloLink, CombinedGraphQLErrors, type ErrorLike } from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'
import { ErrorLink } from '@apollo/client/link/error'
import type { GraphQLFormattedError } from 'graphql'
import { from, of, switchMap, throwError } from 'rxjs'
import type { HeldToken, NotRenewed, SessionTokens } from './session.ts'

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

const createRenewalLink = (tokens: SessionTokens) => {
  const askAgain = (
    operation: ApolloLink.Operation,
    forward: ApolloLink.ForwardFunction,
    refused: HeldToken,
  ): ReturnType<ApolloLink.ForwardFunction> =>
    from(tokens.renew(refused)).pipe(
      switchMap((renewed) => {
        if ('code' in renewed) return throwError(() => notRenewed(renewed))
        operation.setContext({ renewed })
        return forward(operation).pipe(
          // A token that is refused right after its renewal is no reason to go on: who renews knows that.
          switchMap((result) => (isRefused(result) ? askAgain(operation, forward, renewed) : of(result))),
        )
      }),
    )
  return new ErrorLink(({ error, operation, forward }) => {
    const { sent } = operation.getContext()
    return sent && isUnauthenticated(error) ? askAgain(operation, forward, sent) : undefined
  })
}

const notRenewed = ({ code, message }: NotRenewed) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] })

const isUnauthenticated = (error: ErrorLike) =>
  CombinedGraphQLErrors.is(error) && error.errors.some(isAboutSession)

const isRefused = ({ errors }: ApolloLink.Result) => errors?.some(isAboutSession) === true

const isAboutSession = ({ extensions }: GraphQLFormattedError) => extensions?.code === 'UNAUTHENTICATED'
