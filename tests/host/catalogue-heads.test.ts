import { beforeAll, describe, expect, test } from 'vitest'
import { openWebBeforeStandIn } from './web-stand-in.ts'

// Compiling the graph takes longer than the first test may.
beforeAll(async () => void (await import('#graph/server.ts')), 60_000)

const DUNES = {
  id: 'dunes',
  title: 'Dunes',
  artist: 'Ada Vale',
  imgsrc: '/media/dunes/0123456789/{width}',
  pixel_width: 4000,
  pixel_height: 2000,
}

const open = async (images: readonly object[] = [DUNES]) => {
  const opened = await openWebBeforeStandIn({ GOVERNMENT_HOSTS: 'gov.shop.example' })
  opened.content.on('GET /content/search/v3/', () => ({ body: { images, total: images.length } }))
  const page = async (url: string, host = 'shop.example') => {
    const { statusCode, body } = await opened.web.inject({ url, headers: { host } })
    expect(statusCode).toBe(200)
    const told = (pattern: RegExp) => pattern.exec(body)?.[1] ?? null
    return {
      title: told(/<title>(.*?)<\/title>/),
      description: told(/<meta name="description" content="(.*?)"/),
      picture: told(/<meta property="og:image" content="(.*?)"/),
      canonical: told(/<link rel="canonical" href="(.*?)"/),
      isListed: !body.includes('<meta name="robots" content="noindex">'),
    }
  }
  return { ...opened, page }
}

const PICTURE = 'https://shop.example/media/dunes/0123456789/1280'

describe("a page's HTML", () => {
  // Spec 1.19, 1.20, 2.5
  test('gives home, and home for government, their own title and description', async () => {
    const { page } = await open()
    const home = await page('/')
    const government = await page('/', 'gov.shop.example')
    expect(home).toMatchObject({ title: 'Aquatint', picture: PICTURE, canonical: 'https://shop.example/' })
    expect(government).toMatchObject({
      title: 'Aquatint for Government',
      picture: PICTURE,
      canonical: 'https://gov.shop.example/',
    })
    expect(home.description).toMatch(/^Fine art and photography/)
    expect(government.description).toMatch(/public buildings/)
  })

  // Spec 2.3
  test('gives collections and searches their own title, description and picture', async () => {
    const { page, content } = await open()
    const pages = [await page('/collections'), await page('/search'), await page('/search?q=sea+%22b%22')]
    expect(pages.map(({ title }) => title)).toEqual([
      'Collections · Aquatint',
      'Search · Aquatint',
      'sea &#34;b&#34; · Aquatint',
    ])
    expect(new Set(pages.map(({ description }) => description)).size).toBe(3)
    for (const { picture, isListed } of pages) expect([picture, isListed]).toEqual([PICTURE, true])
    expect(pages[2]?.canonical).toBe('https://shop.example/search?q=sea+%22b%22')
    expect(content.calls.at(-1)?.query.get('query')).toBe('sea "b"')
  })

  test('keeps a page off search engines that is one of many like it, finds nothing, or is for its visitor alone', async () => {
    const { page } = await open()
    for (const url of [
      '/search?q=sea&offset=20',
      '/search?filters=color%3Ared',
      '/cart',
      '/orders/A-1',
      '/accounts/login',
      '/collections/5/edit',
    ])
      expect([url, (await page(url)).isListed]).toEqual([url, false])
    const nothing = await open([])
    expect(await nothing.page('/search?q=zzz')).toMatchObject({ isListed: false, picture: null })
  })

  test('names no picture while the catalogue cannot be asked', async () => {
    const { page, content } = await open()
    await content.down()
    expect(await page('/')).toMatchObject({ title: 'Aquatint', picture: null, isListed: true })
    expect(await page('/search?q=sea')).toMatchObject({ title: 'sea · Aquatint', isListed: false })
  })
})

describe('a slash at the end of an address', () => {
  test.each([
    ['/accounts/?email=a%40b.c', '/accounts?email=a%40b.c'],
    ['/collections/5/', '/collections/5'],
    ['/search//?q=sea', '/search?q=sea'],
    ['/artists/', '/artists'],
  ])('is left out by a redirect: %s', async (url, to) => {
    const { web } = await open()
    const { statusCode, headers } = await web.inject(url)
    expect([statusCode, headers.location]).toEqual([308, to])
  })

  test.each(['/nowhere/', '//evil.example/', '//evil.example/search/'])(
    'does not lead from %s to another site',
    async (url) => {
      const { web } = await open()
      const { headers } = await web.inject(url)
      expect(headers.location ?? '/').toMatch(/^\/(?!\/)/)
    },
  )
})
