import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ArtistPageList } from '#services/content/artist-pages/contract.ts'
import type { ArtistList } from '#services/content/artists/contract.ts'
import type { CollectionList } from '#services/content/collections/contract.ts'
import type { SitemapFiles } from '#services/content/sitemap/contract.ts'
import { fetchJson } from '#services/shared/http/client.ts'
import { makeRequestHeaders } from '#services/shared/http/current-request.ts'
import { MAY_LAG } from '#services/shared/http/may-lag.ts'
import { SERVICE_KEY } from '#services/shared/http/service-key.ts'
import type { Settings } from '#services/shared/settings.ts'
import { escapeHtml } from './escape.ts'
import { linesOf } from './lines.ts'
import { SHOP_PAGES } from './shop-pages/shop-pages.ts'

const TIMEOUT = 10_000
/** Milliseconds that a whole file of pictures may take. */
const LONGEST = 120_000
/** Milliseconds for which an answer to search engines is kept. */
const FRESH = 3_600_000

const OLD_WILL_DO = { [MAY_LAG]: '1' }

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const PAGES = '/sitemap/pages.xml'
const PICTURES = '/sitemap/pictures.xml'

/**
 * /sitemap.xml is an index of what search engines may list: the public pages, each collection's and artist's
 * page, and every published picture, 50,000 a file. It asks the service once an hour, and passes a file of
 * pictures through while reading it.
 */
export const addSitemap = (
  app: FastifyInstance,
  settings: Pick<Settings, 'content' | 'serviceKey' | 'publicUrl'>,
) => {
  const { origin } = new URL(settings.publicUrl)
  const { serviceKey } = settings
  const ask = (path: string) =>
    fetchJson(settings.content.url + path, { timeout: TIMEOUT, serviceKey, headers: OLD_WILL_DO })

  const readIndex = shareWhileFresh(async () => {
    const { pictures } = (await ask('/content/sitemap/')) as SitemapFiles
    const files = [PAGES, ...pictures.map((after) => `${PICTURES}?${new URLSearchParams({ after })}`)]
    const entries = files.map((file) => `<sitemap>${writeLocation(origin + file)}</sitemap>`)
    return `${DECLARATION}<sitemapindex ${NAMESPACE}>${entries.join('\n')}</sitemapindex>`
  })
  const readPages = shareWhileFresh(async () => {
    const collections = (await ask('/api/collections/?limit=1000&contents=1')) as CollectionList
    const artists = (await ask('/api/artist/?active=true&limit=1000')) as ArtistList
    const artistPages = (await ask('/content/artists/')) as ArtistPageList
    const paths = [
      '/',
      '/search',
      '/collections',
      ...Object.keys(SHOP_PAGES).map((name) => `/${name}`),
      ...collections.results.map(({ id }) => `/collections/${id}`),
      ...artistPages.results.map(({ id }) => `/artists/${id}`),
      ...artists.results.map(({ name }) => `/search?${new URLSearchParams({ q: `"${name}"` })}`),
    ]
    return `${DECLARATION}<urlset ${NAMESPACE}>${paths.map((path) => `<url>${writeLocation(origin + path)}</url>`).join('\n')}</urlset>`
  })

  app.get('/sitemap.xml', async (_request, reply) => answerXml(reply, readIndex))
  app.get(PAGES, async (_request, reply) => answerXml(reply, readPages))
  app.get<{ Querystring: { after?: string } }>(PICTURES, async ({ query: { after = '' } }, reply) => {
    const address = `${settings.content.url}/content/sitemap/pictures/?${new URLSearchParams({ after })}`
    return answerXml(reply, async () => {
      const { ok, body } = await fetch(address, {
        headers: { [SERVICE_KEY]: serviceKey, ...OLD_WILL_DO, ...makeRequestHeaders() },
        signal: AbortSignal.timeout(LONGEST),
      })
      if (!ok || !body) throw new Error('There is no such file.')
      return Readable.from(urlsOf(body, origin))
    })
  })
}

async function* urlsOf(body: ReadableStream<Uint8Array>, origin: string) {
  yield `${DECLARATION}<urlset ${NAMESPACE}>`
  for await (const lines of linesOf(body)) yield lines.map((line) => urlOf(line, origin)).join('')
  yield '</urlset>'
}

const urlOf = (line: string, origin: string) => {
  const [id = '', day = ''] = line.split('\t')
  const address = `${origin}/images/${encodeURIComponent(id)}`
  return `<url>${writeLocation(address)}<lastmod>${escapeHtml(day)}</lastmod></url>\n`
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'

const writeLocation = (address: string) => `<loc>${escapeHtml(address)}</loc>`

const answerXml = async (reply: FastifyReply, read: () => Promise<string | Readable>) => {
  const xml = await read().catch(() => null)
  if (xml === null)
    return reply.code(503).header('cache-control', 'no-store').send({ detail: 'Not available.' })
  return reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', `public, max-age=${FRESH / 1_000}`)
    .send(xml)
}

/** Shares one answer while it is fresh; asks again after a failure. */
const shareWhileFresh = (read: () => Promise<string>) => {
  let held: Promise<string> | null = null
  let until = 0
  return (): Promise<string> => {
    if (held && Date.now() < until) return held
    until = Date.now() + FRESH
    const asked = read()
    held = asked
    asked.catch(() => {
      if (held === asked) held = null
    })
    return asked
  }
}
