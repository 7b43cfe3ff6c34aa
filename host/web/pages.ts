import type { FastifyInstance } from 'fastify'
import { matchPath } from 'react-router-dom'
import { COLLECTION_PATH, IMAGE_PATH, PAGE_PATHS, REDIRECTS, SHARED_PATH } from '#client/app/paths.ts'
import type { PageHead } from './page-head.ts'
import { SHARED_HEADERS } from './shared-head.ts'

/** Gives the HTML of a page to a visitor of a host. */
export type RenderPage = (request: {
  hostname: string
  url: string
  head?: PageHead
}) => string | Promise<string>

type HeadOf = (id: string) => Promise<PageHead>

/** Every page of the storefront, with a real 404 for what is none and real redirects (spec.md section 2). */
export const addPages = (
  app: FastifyInstance,
  render: RenderPage,
  headOf: { image: HeadOf; collection: HeadOf; shared: HeadOf },
) => {
  for (const [from, to] of Object.entries(REDIRECTS))
    app.get(from, (request, reply) => reply.redirect(to + queryOf(request.url), 302))

  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = request.method === 'GET' || request.method === 'HEAD'
    if (!wantsPage) return reply.code(404).send({ detail: 'Not found.' })
    const path = new URL(request.url, 'http://page').pathname
    const imageId = matchPath(IMAGE_PATH, path)?.params.id
    const collectionId = matchPath(COLLECTION_PATH, path)?.params.id
    const shareToken = matchPath(SHARED_PATH, path)?.params.token
    const head =
      (imageId !== undefined && (await headOf.image(imageId))) ||
      (collectionId !== undefined && (await headOf.collection(collectionId))) ||
      (shareToken !== undefined && (await headOf.shared(shareToken)))
    const html = await render({ hostname: request.hostname, url: request.url, ...(head && { head }) })
    return reply
      .code((head ? head.status : null) ?? (findPage(path) ? 200 : 404))
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', ...(shareToken !== undefined && SHARED_HEADERS) })
      .send(html)
  })
}

/** The page of an address's path; undefined when there is none. */
export const findPage = (path: string) => PAGE_PATHS.find((pattern) => matchPath(pattern, path) !== null)

const queryOf = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?')) : '')
