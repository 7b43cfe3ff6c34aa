import type { FastifyInstance } from 'fastify'

/** What a route says of a part of the address that varies. */
const VARYING = /:[^/\s]+/g

/** A route as this test names it: `GET /api/v2/cart/:/items/`, whatever its parts are called. */
export const routeNamed = (route: string): string => {
  const [method, path = ''] = route.split(' ')
  return `${method} ${path.replace(VARYING, ':').replace(/\/$/, '')}/`
}

/** Every route that a service has registered, read from the tree that Fastify prints. HEAD goes with GET. */
export const routesOf = (service: FastifyInstance): string[] => {
  const above: string[] = []
  return service
    .printRoutes()
    .split('\n')
    .flatMap((line) => {
      const drawn = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/u.exec(line)
      if (!drawn) return []
      const [, indent = '', part = '', methods = ''] = drawn
      const depth = indent.length / 4
      const path = `${depth === 0 ? '' : above[depth - 1]}${part}`
      above[depth] = path
      return methods
        .split(', ')
        .filter((method) => method !== '' && method !== 'HEAD')
        .map((method) => routeNamed(`${method} ${path}`))
    })
    .sort()
}
