import { expect, test } from 'vitest'
import { image } from './support/made.ts'
import { openShop } from './support/shop.ts'

const READ = 'query Read { image(id: "a") { id } }'
const POPULAR = 'mutation Popular($id: ID!) { markImagePopular(id: $id) { userErrors { field } } }'
const PUBLISH = `mutation Publish($input: SetImagePublishedInput!) {
  setImagePublished(input: $input) { image { id } userErrors { field } }
}`
const documents = [READ, POPULAR, PUBLISH]
const COOKIE = 'aquatint_wrote=1; Max-Age=5; Path=/; HttpOnly; SameSite=Strict'

const open = async (databaseReadUrl?: string) => {
  const shop = await openShop({ documents, settings: { databaseReadUrl } })
  shop.content.on('PATCH /content/edit/a/', () => ({ body: image('a') }))
  shop.content.on('GET /content/images/', () => ({
    body: { count: 1, next: null, previous: null, results: [image('a')], unreached: [] },
  }))
  const lags = () => shop.content.calls.map(({ headers }) => headers['x-may-lag'])
  return { ...shop, lags }
}

const WITH_REPLICAS = 'postgres://replica/shop'

test('a replica may answer a visitor, except for 5 s after they wrote', async () => {
  const { graph, lags } = await open(WITH_REPLICAS)
  expect((await graph.ask(READ)).setCookies).toEqual([])
  const wrote = await graph.ask(POPULAR, { id: 'a' })
  expect(wrote.setCookies).toEqual([COOKIE])
  const after = { cookie: `x; ${wrote.setCookies[0]?.split(';')[0]}` }
  await graph.ask(READ, {}, after)
  await graph.ask(READ)
  expect(lags()).toEqual(['1', undefined, undefined, '1'])
})

test('a shop without replicas sets no cookie after a write, and asks for no answer of a replica', async () => {
  const { graph, lags } = await open()
  await graph.ask(READ)
  expect((await graph.ask(POPULAR, { id: 'a' })).setCookies).toEqual([])
  expect(lags()).toEqual([undefined, undefined])
})
