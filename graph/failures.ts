import type { ApolloServerPlugin } from '@apollo/server'
import { unwrapResolverError } from '@apollo/server/errors'
import type { FastifyBaseLogger } from 'fastify'
import type { GraphQLFormattedError } from 'graphql'
import { isStatus } from './errors.ts'

const INTERNAL = 'INTERNAL_SERVER_ERROR'

/** What was foreseen goes out as it is; of anything else, nothing but that it happened. */
export const formatFailure = (formatted: GraphQLFormattedError): GraphQLFormattedError =>
  formatted.extensions?.code === INTERNAL
    ? {
        message: 'Something went wrong.',
        ...(formatted.path && { path: formatted.path }),
        extensions: { code: INTERNAL },
      }
    : formatted

/** Writes down what the shop did wrong; never variables, headers or a service's address, which may hold secrets. */
export const logFailures = (log: FastifyBaseLogger): ApolloServerPlugin => {
  const logUnforeseen = (error: unknown, about: object = {}) =>
    log.error({ ...about, stack: error instanceof Error ? error.stack : String(error) }, 'graph failed')

  return {
    contextCreationDidFail: async ({ error }) => logUnforeseen(error),
    unexpectedErrorProcessingRequest: async ({ error }) => logUnforeseen(error),
    requestDidStart: async () => ({
      didEncounterErrors: async ({ errors, operationName: operation }) => {
        for (const error of errors) {
          const cause = unwrapResolverError(error)
          if (isStatus(cause, 503))
            log.warn(
              { operation, service: cause.service, reason: cause.originalError?.name },
              'upstream unavailable',
            )
          else if (error.extensions.code === undefined) logUnforeseen(cause, { operation, path: error.path })
        }
      },
    }),
  }
}
