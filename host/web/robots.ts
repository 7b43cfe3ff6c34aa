import type { FastifyInstance } from 'fastify'
import type { Settings } from '#services/shared/settings.ts'

/**
 * What is of one visitor, or asks who they are. Not /shared/: a link that somebody posts would be listed
 * without its page having been read, and it is the page that says that it is not to be.
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
]

/** Whether only its visitor has anything of this page. */
export const isPrivate = (path: string): boolean =>
  PRIVATE.some((start) => path === start || path.startsWith(start.endsWith('/') ? start : `${start}/`))

/** /robots.txt: what search engines leave alone, and where what they may list is named. */
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
