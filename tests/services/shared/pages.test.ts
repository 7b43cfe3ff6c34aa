import { beforeAll, expect, test } from 'vitest'
import { createHost } from '#services/shared/http/host.ts'
import { type Page, pageOf, readPage } from '#services/shared/http/pages.ts'
import { type Call, serve } from '#tests/support/services/http.ts'

const SIZES = { defaultSize: 15, maxSize: 20 }
const COUNT = 45
const THINGS = Array.from({ length: COUNT }, (_, index) => index)

let call: Call
beforeAll(async () => {
  const host = createHost({ name: 'test', logLevel: 'silent' })
  host.get('/things/', async (request) => {
    const page = readPage(request, SIZES)
    return pageOf(request, page, COUNT, THINGS.slice(page.offset, page.offset + page.limit))
  })
  host.get('/none/', async (request) => pageOf(request, readPage(request, SIZES), 0, []))
  call = await serve(host)
})

// Spec 3.13
test('following next from the first page reads every row once', async () => {
  const met: number[] = []
  let path: string | null = '/things/?q=blue&page_size=10'
  while (path) {
    const { body } = await call('GET', path)
    const { count, next, results } = body as Page<number>
    expect(count).toBe(COUNT)
    met.push(...results)
    path = next && new URL(next).pathname + new URL(next).search
  }
  expect(met).toEqual(THINGS)
})

test('next and previous keep the other parameters', async () => {
  const { body } = await call('GET', '/things/?q=blue&page=2')
  const { next, previous } = body as Page<number>
  expect(new URL(next ?? '').search).toBe('?q=blue&page=3')
  expect(new URL(previous ?? '').search).toBe('?q=blue&page=1')
})

// Spec 3.13
test('the last page has no next, the first has no previous, and an empty list has one page', async () => {
  expect((await call('GET', '/things/?page=3')).body).toMatchObject({ next: null })
  expect((await call('GET', '/things/')).body).toMatchObject({ previous: null, results: THINGS.slice(0, 15) })
  expect(await call('GET', '/none/')).toMatchObject({
    status: 200,
    body: { count: 0, next: null, previous: null, results: [] },
  })
})

test('a page after the last one is not found', async () => {
  expect(await call('GET', '/things/?page=4')).toMatchObject({
    status: 404,
    body: { detail: 'Invalid page.' },
  })
})

test.each([
  ['page=0', { page: ['Ensure this value is greater than or equal to 1.'] }],
  ['page=last', { page: ['A valid integer is required.'] }],
  ['page_size=21', { page_size: ['Ensure this value is less than or equal to 20.'] }],
  ['page_size=1e1', { page_size: ['A valid integer is required.'] }],
  ['page=1&page=2', { page: ['Not a valid string.'] }],
])('%s is refused at its field', async (query, errors) => {
  expect(await call('GET', `/things/?${query}`)).toMatchObject({ status: 400, body: errors })
})
