import type { FastifyRequest } from 'fastify'
import type { Settings } from '#services/shared/settings.ts'
import { routeOf } from './route-of.ts'

/** Logs name a request by its page or route only. */
export const webLog = ({ logLevel: level }: Pick<Settings, 'logLevel'>) => ({
  level,
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, route: routeOf(request) }),
  },
})
