import type { ApolloServerPlugin } from '@apollo/server'
import { unwrapResolverError } from '@apollo/server/errors'
import type { FastifyBaseLogger } from 'fastify'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { RestError } from './errors.ts'

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
export const logFailures = (log: FastifyBaseLogger): ApolloServerPlugin => ({
  requestDidStart: async () => ({
    didEncounterErrors: async ({ errors, operationName }) => {
      for (const error of errors) {
        const cause = unwrapResolverError(error)
        if (cause instanceof RestError) {
          if (cause.status === 503) {
            const reason = cause.originalError?.name
            log.warn({ operation: operationName, service: cause.service, reason }, 'upstream unavailable')
          }
        } else if (!(cause instanceof GraphQLError) || cause.extensions.code === undefined) {
          log.error(
            { operation: operationName, path: error.path, stack: cause instanceof Error && cause.stack },
            'resolver failed',
          )
        }
      }
    },
  }),
})
