import type { ApolloServerPlugin } from '@apollo/server'
import { unwrapResolverError } from '@apollo/server/errors'
import type { FastifyBaseLogger } from 'fastify'
import type { GraphQLFormattedError } from 'graphql'
import type { GraphContext } from './context.ts'
import { isStatus } from './errors.ts'

const INTERNAL = 'INTERNAL_SERVER_ERROR'

const OLDER_PAGE = 'PERSISTED_QUERY_NOT_FOUND'

/** Sends foreseen failures in words for visitors, and only the fact of any other. */
export const formatFailure = (formatted: GraphQLFormattedError): GraphQLFormattedError => {
  const code = formatted.extensions?.code
  if (code === OLDER_PAGE) return { ...formatted, message: 'The shop has changed. Please reload this page.' }
  if (code !== INTERNAL) return formatted
  return {
    message: 'Something went wrong.',
    ...(formatted.path && { path: formatted.path }),
    extensions: { code },
  }
}

/**
 * Logs the shop's own faults, each under the id of its request. Never logs variables, headers or a service's
 * address, which may hold secrets.
 */
export const logFailures = (server: FastifyBaseLogger): ApolloServerPlugin<GraphContext> => {
  const logUnforeseen = (log: FastifyBaseLogger, error: unknown, about: object = {}) =>
    log.error({ ...about, stack: error instanceof Error ? error.stack : String(error) }, 'graph failed')

  return {
    contextCreationDidFail: async ({ error }) => logUnforeseen(server, error),
    unexpectedErrorProcessingRequest: async ({ requestContext, error }) =>
      logUnforeseen(requestContext.contextValue.log, error),
    requestDidStart: async ({ contextValue: { log } }) => ({
      didEncounterErrors: async ({ errors, operationName: operation }) => {
        for (const error of errors) {
          const cause = unwrapResolverError(error)
          if (isStatus(cause, 503))
            log.warn(
              { operation, service: cause.service, reason: cause.originalError?.name },
              'upstream unavailable',
            )
          else if (error.extensions.code === undefined)
            logUnforeseen(log, cause, { operation, path: error.path })
        }
      },
    }),
  }
}
