import { ApolloLink, CombinedGraphQLErrors, type ErrorLike } from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'
import { ErrorLink } from '@apollo/client/link/error'
import type { GraphQLFormattedError } from 'graphql'
import { from, of, switchMap, throwError } from 'rxjs'
import type { HeldToken, NotRenewed, SessionTokens } from './session.ts'

/**
 * Sends the visitor's token. When the graph refuses it, asks once more with a renewed token. Without one,
 * answers why there is none: visitors do not understand what services say of tokens.
 */
export const createSessionLink = (tokens: SessionTokens) =>
  ApolloLink.from([createRenewalLink(tokens), createHeadersLink(tokens)])

const createHeadersLink = (tokens: SessionTokens) =>
  new SetContextLink(async ({ headers, withoutSession, isAnonymous, renewed }) => {
    const sent = withoutSession || isAnonymous ? null : (renewed ?? (await tokens.readAccessToken()))
    const cart = isAnonymous ? null : tokens.readCartToken()
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
          // Stop when a token is refused right after its renewal: the renewing actor has heard of that.
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
