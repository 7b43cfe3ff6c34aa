import type { FastifyInstance } from 'fastify'
import type { Settings } from '#services/shared/settings.ts'

/**
 * Pages of one visitor, or that ask who they are. /shared/ is not among them: a posted link would be listed
 * without its page having been read, and the page itself says that it must not be listed.
 */
const PRIVATE = [
  '/accounts',
  '/cart',
  '/checkout',
  '/projects',
  '/orders',
  '/manage',
  '/graphql',
  '/outbox',
  '/art/design/',
  '/unsubscribe/',
]

/** Tells whether a page is of use to its visitor alone. */
export const isPrivate = (path: string): boolean =>
  PRIVATE.some((start) => path === start || path.startsWith(start.endsWith('/') ? start : `${start}/`))

/** /robots.txt: names what search engines must leave alone, and where they find what they may list. */
export const addRobots = (app: FastifyInstance, { publicUrl }: Pick<Settings, 'publicUrl'>) => {
  const text = [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL(publicUrl).origin}/sitemap.xml`,
    '',
  ].join('\n')
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(text),
  )
}
