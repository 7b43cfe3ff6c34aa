import { beforeAll, expect, test } from 'vitest'
import { openWebBeforeStandIn } from './web-stand-in.ts'

// Compiling the graph takes longer than the first test may.
beforeAll(async () => void (await import('#graph/server.ts')), 60_000)

const ADA = {
  id: 7,
  name: 'Ada Vale',
  full_name: 'Ada <Vale>',
  photo: '/media/dunes/0123456789/320',
  bio: 'I walk\n\nthe dunes.',
  website: 'https://ada.example.com',
  links: ['https://pics.example.com/ada'],
}

test("the HTML of an artist's page names a person, and nothing that is theirs alone", async () => {
  const { web, content } = await openWebBeforeStandIn()
  content.on('GET /content/artists/7/', () => ({ body: { ...ADA, email: 'ada@example.test' } }))
  const { statusCode, body } = await web.inject({ url: '/artists/7', headers: { host: 'shop.example' } })
  expect(statusCode).toBe(200)
  expect(body).toContain('<title>Ada &#60;Vale&#62; · Aquatint</title>')
  expect(body).toContain('<meta property="og:description" content="I walk the dunes.">')
  expect(body).toContain('<link rel="canonical" href="https://shop.example/artists/7">')
  expect(body).not.toContain('ada@example.test')
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? []
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Person',
    '@id': 'https://shop.example/artists/7',
    url: 'https://shop.example/artists/7',
    name: 'Ada <Vale>',
    alternateName: 'Ada Vale',
    description: 'I walk the dunes.',
    jobTitle: 'Artist',
    image: 'https://shop.example/media/dunes/0123456789/320',
    sameAs: ['https://ada.example.com', 'https://pics.example.com/ada'],
  })
})

test('an artist without a page is a 404, and one who cannot be asked for is not listed', async () => {
  const { web, content } = await openWebBeforeStandIn()
  content.on('GET /content/artists/8/', () => ({ status: 404, body: { detail: 'Not found.' } }))
  expect((await web.inject('/artists/8')).statusCode).toBe(404)
  await content.down()
  const away = await web.inject('/artists/8')
  expect(away.statusCode).toBe(503)
  expect(away.body).toContain('<meta name="robots" content="noindex">')
})
