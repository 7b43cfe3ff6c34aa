import type { FastifyRequest } from 'fastify'
import type { Settings } from '#services/shared/settings.ts'
import { routeOf } from './route-of.ts'

/** What is written of a request is which page or route it was. */
export const webLog = ({ logLevel: level }: Pick<Settings, 'logLevel'>) => ({
  level,
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, route: routeOf(request) }),
  },
})
