import { expect, test } from 'vitest'
import { signAccessToken } from './support/access-token.ts'
import { image } from './support/made.ts'
import { openShop } from './support/shop.ts'

const RELATED = `query Related($id: ID!) {
  image(id: $id) { related(limit: 2) { id artist } byArtist { id } }
}`
const IMAGES = 'query Images($ids: [ID!]!) { images(ids: $ids) { id } }'
const KEYWORDS = 'query Keywords($q: String!) { relatedKeywords(q: $q) { id label thumb } }'
const documents = [RELATED, IMAGES, KEYWORDS]

test('an image names similar images and others of its artist, as many as asked for', async () => {
  const { graph, content } = await openShop({ documents })
  content.on('GET /content/images/', () => ({ body: { results: [image('a/b')] } }))
  content.on('GET /content/images/a%2Fb/related/', ({ query }) => ({
    body: { images: query.get('by') === 'artist' ? [image('d')] : [image('b'), image('c')] },
  }))
  const { data } = await graph.ask(RELATED, { id: 'a/b' })
  expect(data).toEqual({
    image: {
      related: [
        { id: 'b', artist: 'Ada Vale' },
        { id: 'c', artist: 'Ada Vale' },
      ],
      byArtist: [{ id: 'd' }],
    },
  })
  const asked = content.calls.slice(1).map(({ query }) => Object.fromEntries(query))
  expect(asked).toEqual([
    { by: 'likeness', limit: '2' },
    { by: 'artist', limit: '3' },
  ])
})

test('an image that has gone has no related images, and a service that is down is an error', async () => {
  const { graph, content } = await openShop({ documents })
  content.on('GET /content/images/', () => ({ body: { results: [image('a')] } }))
  expect((await graph.ask(RELATED, { id: 'a' })).data).toEqual({ image: { related: [], byArtist: [] } })
  content.on('GET /content/images/a/related/', () => ({ status: 500, body: {} }))
  const { errors } = await graph.ask(RELATED, { id: 'a' })
  expect(errors[0]?.extensions).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', service: 'content' })
})

test('images are answered in the order asked for, unpublished ones to staff only', async () => {
  const { graph, content } = await openShop({ documents })
  content.on('GET /content/images/', () => ({
    body: { results: [image('a'), image('b', { published: false }), image('c')] },
  }))
  const ids = ['c', 'gone', 'b', 'a', 'c']
  const { data } = await graph.ask(IMAGES, { ids })
  expect(data).toEqual({ images: [{ id: 'c' }, { id: 'a' }, { id: 'c' }] })
  const asStaff = await graph.ask(IMAGES, { ids }, { access: await signAccessToken({ is_staff: true }) })
  expect(asStaff.data).toEqual({ images: [{ id: 'c' }, { id: 'b' }, { id: 'a' }, { id: 'c' }] })
  expect(content.calls[0]?.query.get('ids')).toBe('c,gone,b,a')
})

test('more than a hundred images are refused before a service is asked', async () => {
  const { graph, content } = await openShop({ documents })
  const ids = Array.from({ length: 101 }, (_, at) => `w-${at}`)
  const { errors } = await graph.ask(IMAGES, { ids })
  expect(errors[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [{ field: 'ids', message: 'Ensure this field has no more than 100 elements.' }],
  })
  expect(content.calls).toEqual([])
})

test('the keywords of a search are those that the service found', async () => {
  const { graph, content } = await openShop({ documents })
  const results = [{ id: 'evening light', label: 'Evening light', thumb: '/media/a/1/320' }]
  content.on('GET /content/search/related-keywords/', () => ({ body: { results } }))
  expect((await graph.ask(KEYWORDS, { q: 'red | "blue"' })).data).toEqual({ relatedKeywords: results })
  expect(content.calls[0]?.query.get('query')).toBe('red | "blue"')
  const { errors } = await graph.ask(KEYWORDS, { q: 'x'.repeat(10_001) })
  expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
})
