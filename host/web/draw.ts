import type { FastifyInstance } from 'fastify'
import type { PagePath } from '#client/app/pages/pages.ts'
import { ARTIST_PATH, COLLECTION_PATH, IMAGE_PATH } from '#client/app/pages/storefront-pages.ts'
import { Memo } from '#graph/memo.ts'
import type { Settings } from '#services/shared/settings.ts'
import { type ClientSettings, toClientSettings } from './client-settings.ts'
import type { Draw } from './pages.ts'
import { placeOf } from './place.ts'
import { type Variant, variantOf } from './variant.ts'

/** What the built storefront draws a page with (client/server.tsx); null where it is not whole. */
export type DrawPage = (drawing: {
  url: string
  settings: ClientSettings
  fetch: typeof fetch
  signal: AbortSignal
}) => Promise<string | null>

/** Pages that anybody may read: the others say more of who opens them than of themselves. */
const DRAWN: ReadonlySet<PagePath> = new Set<PagePath>([
  '/',
  '/search',
  IMAGE_PATH,
  '/collections',
  COLLECTION_PATH,
  ARTIST_PATH,
])

/** Milliseconds that a page waits to be drawn; then the browser draws it. */
const PATIENCE = 1_500

/** A page is the same for everybody: what was drawn is good for half a minute. */
const KEPT = { max: 100, ttl: 30_000 }

/** More would keep the process from all else. */
const AT_ONCE = 4

export const drawNothing: Draw = async () => null

/**
 * Draws pages by the graph of this process, asked as nobody: no cookie and no token comes here. Null for what
 * is not whole in time; drawing is a gain, never a reason for an error.
 */
export const createDraw = (app: FastifyInstance, settings: Settings, drawPage: DrawPage): Draw => {
  const kept = new Memo<string | null>(KEPT)
  let underWay = 0

  const begin = async (variant: Variant, url: string) => {
    if (underWay >= AT_ONCE) throw new Error('Too many pages are being drawn.')
    underWay += 1
    try {
      return await drawPage({
        url: new URL(url, settings.publicUrl).href,
        settings: toClientSettings(settings, variant),
        fetch: askGraph(app),
        signal: AbortSignal.timeout(PATIENCE),
      })
    } finally {
      underWay -= 1
    }
  }

  return async ({ page, hostname, url }) => {
    if (!DRAWN.has(page)) return null
    const { path, query } = placeOf(url)
    const variant = variantOf(settings, hostname)
    const key = `${variant} ${path}${query}`
    const late = Promise.withResolvers<null>()
    const timer = setTimeout(late.resolve, PATIENCE, null)
    try {
      return await Promise.race([kept.getOrAsk(key, () => begin(variant, url)), late.promise])
    } catch (error) {
      app.log.info({ err: error }, 'page was not drawn')
      return null
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Asks the graph here, without a way through the network. */
const askGraph =
  (app: FastifyInstance): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const { statusCode, payload } = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: Object.fromEntries(request.headers),
      payload: await request.text(),
    })
    return new Response(payload, { status: statusCode, headers: { 'content-type': 'application/json' } })
  }
