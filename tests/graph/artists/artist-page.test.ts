import { expect, test } from 'vitest'
import { openShop } from '../support/shop.ts'

const PAGE = `query Page($id: ID!) { artistPage(id: $id) { id name fullName photo bio links
  works(limit: 20, offset: 20) { total isPartial totalForPagination images { id } } } }`
const ARTIST_OF = 'query Of($ids: [ID!]!) { images(ids: $ids) { id artistPage } }'

const ADA = { id: 7, name: 'Ada Vale', full_name: 'Ada V.', photo: null, bio: '', website: '', links: [] }

test('an artist’s page has what the search engine finds of theirs, in the shop’s own catalogue', async () => {
  const { graph, content } = await openShop({ documents: [PAGE] })
  content.on('GET /content/artists/7/', () => ({
    body: { ...ADA, website: 'https://a.test', links: ['https://b.test'] },
  }))
  content.on('GET /content/search/v3/', () => ({
    body: { images: [], total: 3, total_is_partial: true, total_for_pagination: 3 },
  }))
  const { data } = await graph.ask(PAGE, { id: '7' })
  expect(data?.artistPage).toEqual({
    id: '7',
    name: 'Ada Vale',
    fullName: 'Ada V.',
    photo: null,
    bio: '',
    links: ['https://a.test', 'https://b.test'],
    works: { total: 3, isPartial: true, totalForPagination: 3, images: [] },
  })
  const { query } = content.calls.at(-1) ?? {}
  expect(Object.fromEntries(query ?? [])).toMatchObject({
    filters: '{"artist":["Ada Vale"]}',
    api: 'internal',
    limit: '20',
    offset: '20',
  })
})

test('an artist without a page is null', async () => {
  const { graph, content } = await openShop({ documents: [PAGE] })
  content.on('GET /content/artists/8/', () => ({ status: 404, body: { detail: 'Not found.' } }))
  expect(await graph.ask(PAGE, { id: '8' })).toMatchObject({ data: { artistPage: null } })
})

test('the pages of many pictures’ artists are asked for at once, and a picture is shown without', async () => {
  const { graph, content } = await openShop({ documents: [ARTIST_OF] })
  const results = [
    { id: 'a', artist: 'Ada Vale', published: true },
    { id: 'b', artist: 'Ben', published: true },
    { id: 'c', artist: '', published: true },
  ]
  content.on('GET /content/images/', () => ({ body: { results, unreached: [] } }))
  content.on('GET /content/artists/', () => ({ body: { results: [{ id: 7, name: 'Ada Vale' }] } }))
  const ask = async () => (await graph.ask(ARTIST_OF, { ids: ['a', 'b', 'c'] })).data?.images
  expect(await ask()).toEqual([
    { id: 'a', artistPage: '7' },
    { id: 'b', artistPage: null },
    { id: 'c', artistPage: null },
  ])
  expect(content.calls.filter(({ path }) => path === '/content/artists/')).toHaveLength(1)
  expect(content.calls.at(-1)?.query.getAll('name')).toEqual(['Ada Vale', 'Ben'])
  content.on('GET /content/artists/', () => ({ status: 500, body: { detail: 'No.' } }))
  expect(await ask()).toMatchObject([{ artistPage: null }, { artistPage: null }, { artistPage: null }])
})
