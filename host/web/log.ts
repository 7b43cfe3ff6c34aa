import type { FastifyRequest } from 'fastify'
import type { Settings } from '#services/shared/settings.ts'
import { findPage } from './pages.ts'
import { placeOf } from './place.ts'

/**
 * What is written of a request is which page or route it was, never its address: that of a shared project, of a guest's order or
 * of a password's reset opens it for whoever reads it.
 */
export const webLog = ({ logLevel: level }: Pick<Settings, 'logLevel'>) => ({
  level,
  serializers: {
    req: ({ method, url, routeOptions }: FastifyRequest) => ({
      method,
      route: routeOptions?.url ?? findPage(placeOf(url).path) ?? '(unknown)',
    }),
  },
})
