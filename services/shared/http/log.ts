import type { FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'

const SECRET = [
  'authorization',
  'cookie',
  'set-cookie',
  'cart-token',
  'api-key',
  'x-service-key',
  'apiKey',
  'password',
  'new_password',
  'access',
  'refresh',
  'token',
  'client_secret',
  'secret',
  'challenge',
  'recovery_codes',
  'bankAccountId',
  'bankAccountIdAgain',
  'accountId',
  'number',
  'tin',
  'birth_date',
  'birthDate',
]

/**
 * Logs a request by its route and never by its address, which may hold a cart's token, and that opens the
 * cart. Named secrets are struck out wherever else somebody logs them, down to two levels.
 */
export const logOptions = (name: string, level: Settings['logLevel']) => ({
  name,
  level,
  redact: SECRET.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]),
  serializers: {
    req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url ?? '(unknown)' }),
  },
})
