import type { FastifyInstance } from 'fastify'

/** A parameter in a route's path. */
const VARYING = /:[^/\s]+/g

/** Names a route as this test does, with parameters unnamed: `GET /api/v2/cart/:/items/`. */
export const routeNamed = (route: string): string => {
  const [method, path = ''] = route.split(' ')
  return `${method} ${path.replace(VARYING, ':').replace(/\/$/, '')}/`
}

/**
 * Lists every route that a service has registered, from the tree that Fastify prints. HEAD is left out: it
 * goes with GET.
 */
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
