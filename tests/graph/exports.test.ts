import { expect, test } from 'vitest'
import { openShop } from './support/shop.ts'

const OPEN = `mutation Open($input: OpenExportInput!) {
  openExport(input: $input) { href userErrors { field message } }
}`
const documents = [OPEN]

test('a list is asked for as a file, and is had at this origin', async () => {
  const { graph, content } = await openShop({ documents })
  content.on('POST /api/exports/', () => ({
    status: 201,
    body: { token: 'link-1', expires_at: '2026-11-25T10:01:00.000Z' },
  }))
  const filters = [{ name: 'active', value: 'true' }]
  const input = { resource: 'artist', format: 'CSV', search: 'vale', ordering: '-name', filters }
  expect((await graph.ask(OPEN, { input })).data).toEqual({
    openExport: { href: '/exports/link-1', userErrors: [] },
  })
  expect(content.calls.at(-1)?.body).toEqual({
    resource: 'artist',
    format: 'csv',
    compressed: false,
    matching: { search: 'vale', ordering: '-name', filters: { active: 'true' } },
  })
  await graph.ask(OPEN, {
    input: { resource: 'image', format: 'JSONL', isCompressed: true, ids: ['7', 'aq-1'] },
  })
  expect(content.calls.at(-1)?.body).toEqual({
    resource: 'image',
    format: 'jsonl',
    compressed: true,
    ids: ['7', 'aq-1'],
  })
})

test('what a batch refused is asked for by the batch', async () => {
  const { graph, content } = await openShop({ documents })
  content.on('POST /api/exports/', () => ({ status: 201, body: { token: 'link-1', expires_at: '' } }))
  await graph.ask(OPEN, { input: { resource: 'artist', format: 'CSV', refusedOf: '12' } })
  expect(content.calls.at(-1)?.body).toEqual({
    resource: 'artist',
    format: 'csv',
    compressed: false,
    refused_of: 12,
  })
})

test('what is refused by field is data', async () => {
  const { graph, content } = await openShop({ documents })
  content.on('POST /api/exports/', () => ({ status: 400, body: { matching: ['There is no filter "x".'] } }))
  expect((await graph.ask(OPEN, { input: { resource: 'artist', format: 'CSV' } })).data).toEqual({
    openExport: { href: null, userErrors: [{ field: 'matching', message: 'There is no filter "x".' }] },
  })
})
