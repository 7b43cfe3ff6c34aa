import { expect, test } from 'vitest'
import { openShop } from './support/shop.ts'

const WAITING = 'query Waiting($kind: WaitingKind!) { deskWaiting(kind: $kind) { count isPartial oldestAt } }'
const SALES = 'query Sales { deskSales { day orders total } }'
const SEARCHES = 'query Searches { deskFruitlessSearches { days { day count } words { words count } } }'
const documents = [WAITING, SALES, SEARCHES]

const oldest_at = '2026-11-20T09:00:00.000Z'

test.each([
  ['APPLICATIONS', 'content', 'GET /content/desk/waiting/applications/'],
  ['BATCHES', 'content', 'GET /content/desk/waiting/batches/'],
  ['MENTIONS', 'content', 'GET /content/desk/waiting/mentions/'],
  ['PAYMENTS', 'main', 'GET /api/v2/desk/waiting/payments/'],
  ['THREADS', 'main', 'GET /api/v2/desk/waiting/threads/'],
  ['PAYOUTS', 'main', 'GET /api/v2/desk/waiting/payouts/'],
  ['MESSAGES', 'main', 'GET /api/v2/desk/waiting/messages/'],
  ['RETURNS', 'main', 'GET /api/v2/desk/waiting/returns/'],
  ['REPORTS', 'main', 'GET /api/v2/desk/waiting/reports/'],
] as const)('staff read how many %s wait, of the service that knows', async (kind, service, route) => {
  const { graph, ...services } = await openShop({ documents })
  services[service].on(route, () => ({ body: { count: 10_000, count_is_partial: true, oldest_at } }))
  expect((await graph.ask(WAITING, { kind })).data).toEqual({
    deskWaiting: { count: 10_000, isPartial: true, oldestAt: oldest_at },
  })
  services[service].on(route, () => ({ body: { count: 0, count_is_partial: false, oldest_at: null } }))
  expect((await graph.ask(WAITING, { kind })).data).toEqual({
    deskWaiting: { count: 0, isPartial: false, oldestAt: null },
  })
})

test('staff read what was sold by day, in sums beyond 32 bits', async () => {
  const { graph, main } = await openShop({ documents })
  const days = [{ day: '2026-11-20', orders: 2, total: 3_000_000_000 }]
  main.on('GET /api/v2/desk/sales/', () => ({ body: { days } }))
  expect((await graph.ask(SALES, {})).data).toEqual({ deskSales: days })
})

test('staff read which searches found nothing', async () => {
  const { graph, content } = await openShop({ documents })
  const body = { days: [{ day: '2026-11-20', count: 2 }], words: [{ words: 'zebra', count: 2 }] }
  content.on('GET /content/desk/fruitless-searches/', () => ({ body }))
  expect((await graph.ask(SEARCHES, {})).data).toEqual({ deskFruitlessSearches: body })
})

test('a visitor who is not staff is refused', async () => {
  const { graph, main, content } = await openShop({ documents })
  const refused = () => ({ status: 403, body: { detail: 'You do not have permission.' } })
  main.on('GET /api/v2/desk/waiting/messages/', refused)
  main.on('GET /api/v2/desk/sales/', refused)
  content.on('GET /content/desk/fruitless-searches/', refused)
  for (const [document, variables] of [
    [WAITING, { kind: 'MESSAGES' }],
    [SALES, {}],
    [SEARCHES, {}],
  ] as const)
    expect((await graph.ask(document, variables)).errors[0]?.extensions.code).toBe('FORBIDDEN')
})

test('a service that is down takes along only what it knows', async () => {
  const { graph, main, content } = await openShop({ documents })
  await content.down()
  main.on('GET /api/v2/desk/sales/', () => ({ body: { days: [] } }))
  const { errors } = await graph.ask(WAITING, { kind: 'APPLICATIONS' })
  expect(errors[0]?.extensions).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', service: 'content' })
  expect((await graph.ask(SALES, {})).data).toEqual({ deskSales: [] })
})
