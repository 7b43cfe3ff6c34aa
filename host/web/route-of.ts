import type { FastifyRequest } from 'fastify'
import { findPage } from './pages.ts'
import { placeOf } from './place.ts'

/** Each built file has a route of its own. */
const ASSETS = '/assets/'

/**
 * Which page or route a request is for, never its address: that of a shared project, of a guest's order or of
 * a password's reset opens it for whoever reads it.
 */
export const routeOf = ({ url, routeOptions }: Pick<FastifyRequest, 'url' | 'routeOptions'>): string => {
  const route = routeOptions?.url ?? findPage(placeOf(url).path)?.path ?? '(unknown)'
  return route.startsWith(ASSETS) ? `${ASSETS}*` : route
}
