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
]

/**
 * What is written of a request is its route, never its address: a cart's token is part of that, and whoever
 * holds it holds the cart. Named secrets are struck out wherever else somebody logs them, up to two levels
 * down.
 */
export const logOptions = (name: string, level: Settings['logLevel']) => ({
  name,
  level,
  redact: SECRET.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]),
  serializers: {
    req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url ?? '(unknown)' }),
  },
})
