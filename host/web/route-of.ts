import type { FastifyRequest } from 'fastify'
import { ANY_PAGE, findPage } from './pages.ts'
import { placeOf } from './place.ts'

/** Each built file has a route of its own. */
const ASSETS = '/assets/'

/**
 * Names the page or route of a request, never its address: whoever reads the address of a shared project, a
 * guest's order or a password's reset can open it.
 */
export const routeOf = ({ url, routeOptions }: Pick<FastifyRequest, 'url' | 'routeOptions'>): string => {
  const own = routeOptions?.url === ANY_PAGE ? undefined : routeOptions?.url
  const route = own ?? findPage(placeOf(url).path)?.path ?? '(unknown)'
  return route.startsWith(ASSETS) ? `${ASSETS}*` : route
}
