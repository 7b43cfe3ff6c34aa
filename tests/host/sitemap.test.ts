import { beforeAll, expect, test } from 'vitest'
import { openWebBeforeStandIn } from './web-stand-in.ts'

// Compiling the graph takes longer than the first test may.
beforeAll(async () => void (await import('#graph/server.ts')), 60_000)

const places = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place)

test('robots are kept out of private pages and told where the sitemap is', async () => {
  const { web } = await openWebBeforeStandIn()
  const { statusCode, headers, body } = await web.inject('/robots.txt')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body).toContain('\nSitemap: https://shop.example/sitemap.xml\n')
  for (const path of ['/accounts', '/cart', '/checkout', '/orders', '/projects', '/manage'])
    expect(body).toContain(`\nDisallow: ${path}\n`)
  for (const path of ['/\n', '/search', '/images', '/collections', '/shared'])
    expect(body).not.toContain(`Disallow: ${path}`)
})

test('the sitemap names the public pages, each collection and artist, and every picture in separate files', async () => {
  const { web, content } = await openWebBeforeStandIn()
  content.on('GET /content/sitemap/', () => ({ body: { pictures: ['', 'a&b'] } }))
  content.on('GET /api/collections/', () => ({ body: { results: [{ id: 5 }] } }))
  content.on('GET /api/artist/', () => ({ body: { results: [{ name: 'Ada & Vale' }] } }))
  content.on('GET /content/artists/', () => ({ body: { results: [{ id: 7, name: 'Ada & Vale' }] } }))
  content.on('GET /content/sitemap/pictures/', ({ query }) => ({
    headers: { 'content-type': 'text/plain' },
    body: Buffer.from(
      query.get('after') === 'a&b' ? 'c<d\t2026-01-02\ne é\t2026-01-03\n' : 'a\t2026-01-01\n',
    ),
  }))
  const index = await web.inject('/sitemap.xml')
  expect(index.statusCode).toBe(200)
  expect(index.headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  })
  const files = places(index.body)
  expect(files).toEqual([
    'https://shop.example/sitemap/pages.xml',
    'https://shop.example/sitemap/pictures.xml?after=',
    'https://shop.example/sitemap/pictures.xml?after=a%26b',
  ])
  expect(places((await web.inject('/sitemap/pages.xml')).body)).toEqual([
    'https://shop.example/',
    'https://shop.example/search',
    'https://shop.example/collections',
    ...['shipping', 'returns', 'terms', 'privacy', 'about', 'contact'].map(
      (name) => `https://shop.example/${name}`,
    ),
    'https://shop.example/collections/5',
    'https://shop.example/artists/7',
    'https://shop.example/search?q=%22Ada+%26+Vale%22',
  ])
  const { body } = await web.inject('/sitemap/pictures.xml?after=a%26b')
  expect(places(body)).toEqual([
    'https://shop.example/images/c%3Cd',
    'https://shop.example/images/e%20%C3%A9',
  ])
  expect(body).toContain('<lastmod>2026-01-03</lastmod>')
  expect(body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset /)
  expect(body).toMatch(/<\/urlset>$/)
})

test('the content service is asked once for all visitors, and again after it could not be asked', async () => {
  const { web, content } = await openWebBeforeStandIn()
  await content.down()
  const { statusCode, headers } = await web.inject('/sitemap.xml')
  expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store'])
  expect((await web.inject('/sitemap/pictures.xml')).statusCode).toBe(503)
  await content.up()
  content.on('GET /content/sitemap/', () => ({ body: { pictures: [''] } }))
  for (let times = 0; times < 2; times += 1) expect((await web.inject('/sitemap.xml')).statusCode).toBe(200)
  expect(content.calls.filter(({ path }) => path === '/content/sitemap/')).toHaveLength(1)
})
