import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from './problem.ts'

/**
 * Watches the routes that are added, and answers a function that finds the refusal for a request whose path
 * exists under other methods only.
 */
export function addMethodNotAllowed(host: FastifyInstance): (request: FastifyRequest) => Problem | undefined {
  const routes: { path: RegExp; methods: string[] }[] = []
  host.addHook('onRoute', ({ url, method }) => {
    const path = new RegExp(
      `^${url
        .replace(/:[^/]+/g, '[^/]+')
        .replace('*', '.*')
        .replace(/\/$/, '')}/?$`,
    )
    routes.push({ path, methods: [method].flat() })
  })
  return ({ method, url }) => {
    const [path = ''] = url.split('?')
    const allowed = routes.filter((route) => route.path.test(path)).flatMap((route) => route.methods)
    if (allowed.length === 0) return undefined
    return new Problem(
      405,
      { detail: `Method "${method}" not allowed.` },
      { allow: [...new Set(allowed)].join(', ') },
    )
  }
}
