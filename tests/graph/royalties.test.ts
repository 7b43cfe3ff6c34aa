import { expect, test } from 'vitest'
import type { LeftOutView, RateView } from '#services/main/royalties/contract.ts'
import { openShop } from './support/shop.ts'

const RATE = 'id code rateBp validFrom recordedAt'
const RATES = `query Rates($page: Int, $pageSize: Int) {
  royaltyRates(page: $page, pageSize: $pageSize) { count rates { ${RATE} } }
}`
const ADD = `mutation Add($input: AddRoyaltyRateInput!) {
  addRoyaltyRate(input: $input) { rate { ${RATE} } userErrors { field message code } }
}`
const LEFT_OUT = `query LeftOut($reason: LeftOutReason, $page: Int) {
  leftOutLines(reason: $reason, page: $page) {
    count lines { id orderId imageId name artist reason royaltyCode base placedAt }
  }
}`
const documents = [RATES, ADD, LEFT_OUT]

const rate: RateView = {
  id: 4,
  code: 'R15',
  rate_bp: 1_500,
  valid_from: '2026-12-01',
  recorded_at: '2026-11-20T12:00:00.000Z',
  actor: 'system',
}
const shown = {
  id: '4',
  code: 'R15',
  rateBp: 1_500,
  validFrom: '2026-12-01',
  recordedAt: '2026-11-20T12:00:00.000Z',
}
const line: LeftOutView = {
  order_id: 'K7Q2-9MXD',
  line: 3,
  image_id: 'lake',
  name: 'Lake',
  artist: '',
  reason: 'no_artist',
  royalty_code: null,
  base: 5_556,
  placed_at: '2026-11-20T12:00:00.000Z',
}
const input = { code: 'R15', rateBp: 1_500, validFrom: '2026-12-01', idempotencyKey: 'key-1' }

test('staff read what royalty codes pay, page by page', async () => {
  const { graph, main } = await openShop({ documents })
  const asked: string[] = []
  main.on('GET /api/v2/royalty-rates/', ({ query }) => {
    asked.push(`${query}`)
    return { body: { count: 1, next: null, previous: null, results: [rate] } }
  })
  expect((await graph.ask(RATES, {})).data).toEqual({ royaltyRates: { count: 1, rates: [shown] } })
  await graph.ask(RATES, { page: 2, pageSize: 10 })
  expect(asked).toEqual(['page=1&page_size=50', 'page=2&page_size=10'])
})

test('a rate reaches the main service under the key of its try, and faults come back at their fields', async () => {
  const { graph, main } = await openShop({ documents })
  const sent: unknown[] = []
  main.on('POST /api/v2/royalty-rates/', ({ headers, body }) => {
    sent.push([headers['idempotency-key'], body])
    return sent.length === 1
      ? { status: 201, body: rate }
      : { status: 400, body: { rate_bp: ['A valid integer is required.'], valid_from: ['Choose today.'] } }
  })
  expect((await graph.ask(ADD, { input })).data).toEqual({ addRoyaltyRate: { rate: shown, userErrors: [] } })
  expect(sent).toEqual([['key-1', { code: 'R15', rate_bp: 1_500, valid_from: '2026-12-01' }]])
  expect((await graph.ask(ADD, { input })).data).toMatchObject({
    addRoyaltyRate: { rate: null, userErrors: [{ field: 'rateBp' }, { field: 'validFrom' }] },
  })
})

test('staff read the lines of which nobody gets anything, and narrow them by the reason', async () => {
  const { graph, main } = await openShop({ documents })
  const asked: string[] = []
  main.on('GET /api/v2/royalty-lines/left-out/', ({ query }) => {
    asked.push(`${query}`)
    return { body: { count: 1, next: null, previous: null, results: [line] } }
  })
  expect((await graph.ask(LEFT_OUT, { reason: 'NO_ARTIST', page: 2 })).data).toEqual({
    leftOutLines: {
      count: 1,
      lines: [
        {
          id: 'K7Q2-9MXD/3',
          orderId: 'K7Q2-9MXD',
          imageId: 'lake',
          name: 'Lake',
          artist: '',
          reason: 'NO_ARTIST',
          royaltyCode: null,
          base: 5_556,
          placedAt: '2026-11-20T12:00:00.000Z',
        },
      ],
    },
  })
  await graph.ask(LEFT_OUT, {})
  expect(asked).toEqual(['page=2&page_size=50&reason=no_artist', 'page=1&page_size=50'])
})
