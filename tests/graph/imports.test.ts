import { expect, test } from 'vitest'
import { openShop } from './support/shop.ts'

const OPEN = `mutation Open($input: OpenImportInput!) {
  openImport(input: $input) { id href userErrors { field message } }
}`
const NOW = 'query Now($id: ID!) { recordImport(id: $id) { id state rows reason batch } }'
const documents = [OPEN, NOW]
const input = { resource: 'artist', name: 'spring.csv', size: 12 }

test('a file is expected, and its parts are sent to this origin', async () => {
  const { graph, content } = await openShop({ documents })
  content.on('POST /api/imports/', () => ({ status: 201, body: { id: 7, token: 'link-1' } }))
  expect((await graph.ask(OPEN, { input })).data).toEqual({
    openImport: { id: '7', href: '/imports/link-1', userErrors: [] },
  })
  expect(content.calls.at(-1)?.body).toEqual(input)
})

test('a file that cannot be is refused by field, as data', async () => {
  const { graph, content } = await openShop({ documents })
  content.on('POST /api/imports/', () => ({ status: 400, body: { size: ['The file is empty.'] } }))
  expect((await graph.ask(OPEN, { input })).data).toEqual({
    openImport: { id: null, href: null, userErrors: [{ field: 'size', message: 'The file is empty.' }] },
  })
})

test('how a file is getting on is read, and null where there is none', async () => {
  const { graph, content } = await openShop({ documents })
  const kept = { id: 7, ...input, received: 12, state: 'planned', rows: 3, reason: null, batch: 12 }
  content.on('GET /api/imports/7/', () => ({ body: kept }))
  content.on('GET /api/imports/8/', () => ({ status: 404, body: { detail: 'Not found.' } }))
  expect((await graph.ask(NOW, { id: '7' })).data?.recordImport).toEqual({
    ...{ id: '7', state: 'PLANNED', rows: 3, reason: null, batch: '12' },
  })
  expect((await graph.ask(NOW, { id: '8' })).data?.recordImport).toBeNull()
})
