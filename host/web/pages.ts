import type { FastifyInstance } from 'fastify'
import { matchPath } from 'react-router-dom'
import { PAGES, type Page, type PagePath } from '#client/app/pages/pages.ts'
import { REDIRECTS, SHARED_PATH } from '#client/app/pages/storefront-pages.ts'
import { type HeadOf, HIDDEN, type PageHead } from './page-head.ts'
import { placeOf } from './place.ts'
import { isPrivate } from './robots.ts'
import { SHARED_HEADERS } from './shared-head.ts'

/** Writes the HTML of a page for a visitor of a host. */
export type RenderPage = (request: {
  hostname: string
  url: string
  head?: PageHead
  drawn?: string
}) => string | Promise<string>

/** The heads of some pages; the others have the shop's own. */
export type Heads = Partial<Record<PagePath, HeadOf>>

/** Draws a page as anybody sees it; null where that is left to the browser. */
export type Draw = (request: { page: PagePath; hostname: string; url: string }) => Promise<string | null>

/** The route of all pages: they are told apart by the router that the browser has too. */
export const ANY_PAGE = '/*'

/** For pages whose address opens something by itself. */
const HEADERS: Partial<Record<PagePath, Record<string, string>>> = {
  [SHARED_PATH]: SHARED_HEADERS,
  '/accounts/reset-password-confirm/:uid?/:token?': { 'cache-control': 'no-store' },
}

const PRIVATE: PageHead = { status: 200, title: null, description: null, tags: HIDDEN }

/**
 * Adds every page of the storefront, with a real 404 for unknown ones and real redirects (spec.md section 2).
 */
export const addPages = (app: FastifyInstance, render: RenderPage, heads: Heads, draw: Draw) => {
  for (const [from, to] of Object.entries(REDIRECTS))
    app.get(from, (request, reply) => reply.redirect(to + placeOf(request.url).query, 302))

  app.setNotFoundHandler(async (_, reply) => reply.code(404).send({ detail: 'Not found.' }))
  app.get(ANY_PAGE, async ({ method, url, hostname }, reply) => {
    const { path, query } = placeOf(url)
    const page = findPage(path)
    if (hasSlashAtEnd(path, page)) return reply.redirect(dropSlash(path) + query, 308)
    const headOf = page && heads[page.path]
    const params = (page && matchPath(page.path, path)?.params) ?? {}
    const isHidden = page !== undefined && (isPrivate(path) || page.needs !== undefined)
    const [head, drawn] = await Promise.all([
      headOf ? headOf({ params, query: new URLSearchParams(query), hostname }) : isHidden && PRIVATE,
      page && method === 'GET' ? draw({ page: page.path, hostname, url }) : null,
    ])
    const isFound = !head || head.status === 200
    const html = await render({ hostname, url, ...(head && { head }), ...(drawn && isFound && { drawn }) })
    return reply
      .code(head ? head.status : page ? 200 : 404)
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', ...(page && HEADERS[page.path]) })
      .send(html)
  })
}

/** Finds the page of an address's path, with or without slashes at its end; undefined when there is none. */
export const findPage = (path: string) =>
  path.startsWith('//') ? undefined : PAGES.find((page) => matchPath(page.path, path) !== null)

const dropSlash = (path: string) => path.replace(/\/+$/, '')

/** Each page has one address without a trailing slash. Redirects there with the whole query. */
const hasSlashAtEnd = (path: string, page: Page | undefined) =>
  path !== '/' && path.endsWith('/') && (page !== undefined || dropSlash(path) in REDIRECTS)
