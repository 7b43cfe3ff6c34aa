import { expect, test } from 'vitest'
import { openShop } from './support/shop.ts'

const USAGE = `query Usage($by: String!, $from: String, $ordering: String!) {
  artUsage(by: $by, from: $from, ordering: $ordering) { count data { image name artist artistName quantity sales royalty } }
}`
const MONTHS =
  'query Months($from: String, $to: String) { artUsageMonths(from: $from, to: $to) { month quantity sales royalty } }'

const sums = { quantity: 3, sales: 3_000_000_000, royalty: 300_000_000 }
const CHANGE = `mutation Change($input: ChangeTaxYearInput!) {
  changeTaxYear(input: $input) { id userErrors { field message code } }
}`
const ANSWER = `mutation Answer($input: RecordBankAnswerInput!) {
  recordBankAnswer(input: $input) {
    rows { row token artistName amount outcome reason }
    userErrors { field message code }
  }
}`
const OPEN = `mutation Open($input: OpenMoneyFileInput!) {
  openMoneyFile(input: $input) { href userErrors { field code } }
}`
const documents = [USAGE, MONTHS, CHANGE, ANSWER, OPEN]

test('staff read what was sold of whom, in sums beyond 32 bits, also where nobody knows the artist', async () => {
  const { graph, main } = await openShop({ documents })
  const asked: string[] = []
  const row = { image: 'lake', name: 'Lake', artist: 7, artist_name: 'Ada', lines: 2, ...sums }
  main.on('GET /api/art-usage/', ({ query }) => {
    asked.push(`${query}`)
    return { body: { count: 2, data: [row, { ...row, image: null, artist: null, artist_name: '' }] } }
  })
  const { data } = await graph.ask(USAGE, { by: 'image', from: '2026-01-01', ordering: '-royalty' })
  expect(data).toEqual({
    artUsage: {
      count: 2,
      data: [
        { image: 'lake', name: 'Lake', artist: '7', artistName: 'Ada', ...sums },
        { image: null, name: 'Lake', artist: null, artistName: '', ...sums },
      ],
    },
  })
  expect(asked[0]?.split('&').toSorted()).toEqual([
    'by=image',
    'from=2026-01-01',
    'limit=20',
    'offset=0',
    'ordering=-royalty',
  ])
})

test('staff read what was sold by month', async () => {
  const { graph, main } = await openShop({ documents })
  const months = [{ month: '2026-11', ...sums }]
  main.on('GET /api/art-usage/months/', () => ({ body: { data: months } }))
  expect((await graph.ask(MONTHS, {})).data).toEqual({ artUsageMonths: months })
})

test.each([
  ['threshold', { threshold: 2_000 }],
  ['filed', {}],
  ['corrections', { payout: 'pmt-1' }],
])(
  'what staff say of a tax year reaches the main service under the key of its try: %s',
  async (change, body) => {
    const { graph, main } = await openShop({ documents })
    const asked: unknown[] = []
    main.on(`POST /api/tax-reporting/2026/${change}/`, (call) => {
      asked.push([call.headers['idempotency-key'], call.body])
      return { body: { year: 2026 } }
    })
    const input = { idempotencyKey: 'key-1', year: 2026, change, ...body }
    expect((await graph.ask(CHANGE, { input })).data).toEqual({
      changeTaxYear: { id: '2026', userErrors: [] },
    })
    expect(asked).toEqual([['key-1', body]])
  },
)

test('a year that is not over says why it cannot be filed, and another word is no change', async () => {
  const { graph, main } = await openShop({ documents })
  const detail = 'The year 2026 is not over.'
  main.on('POST /api/tax-reporting/2026/filed/', () => ({ status: 409, body: { detail } }))
  const input = { idempotencyKey: 'key-1', year: 2026, change: 'filed' }
  expect((await graph.ask(CHANGE, { input })).data).toEqual({
    changeTaxYear: { id: null, userErrors: [{ field: null, message: detail, code: 'CONFLICT' }] },
  })
  const { errors } = await graph.ask(CHANGE, { input: { ...input, change: '../payout-run' } })
  expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT')
})

test('the bank’s answer reaches the main service under its key, and each row is told', async () => {
  const { graph, main } = await openShop({ documents })
  const asked: unknown[] = []
  const row = {
    row: 1,
    token: 'pmt-1',
    artist_name: 'Ada Ink',
    amount: 5_000,
    outcome: 'recorded',
    reason: null,
  }
  main.on('POST /api/payout-run/bank-file/', (call) => {
    asked.push([call.headers['idempotency-key'], call.body])
    return { body: { rows: [row] } }
  })
  const file = 'token,amount,reference\npmt-1,50.00,FT-1'
  const { artist_name: artistName, ...rest } = row
  expect((await graph.ask(ANSWER, { input: { idempotencyKey: 'key-1', file } })).data).toEqual({
    recordBankAnswer: { rows: [{ ...rest, artistName }], userErrors: [] },
  })
  expect(asked).toEqual([['key-1', { file }]])
})

test('a file of the bank that is none says so at the file', async () => {
  const { graph, main } = await openShop({ documents })
  const message = 'The file has no rows.'
  main.on('POST /api/payout-run/bank-file/', () => ({ status: 400, body: { file: [message] } }))
  const input = { idempotencyKey: 'key-1', file: 'token,amount,reference' }
  expect((await graph.ask(ANSWER, { input })).data).toEqual({
    recordBankAnswer: { rows: [], userErrors: [{ field: 'file', message, code: 'INVALID' }] },
  })
})

test('an artist’s statement of a year is had by a link, and no id leads elsewhere', async () => {
  const { graph, main } = await openShop({ documents })
  main.on('POST /api/tax-reporting/2026/artists/7/statement/file/', () => ({ body: { token: 'abc' } }))
  const open = async (id: string) => (await graph.ask(OPEN, { input: { of: 'tax-statement', id } })).data
  expect(await open('2026/7')).toEqual({
    openMoneyFile: { href: '/money-files/tax-statement/abc', userErrors: [] },
  })
  for (const id of ['2026', '../7', '2026/..'])
    expect(await open(id)).toEqual({
      openMoneyFile: { href: null, userErrors: [{ field: 'id', code: 'NOT_FOUND' }] },
    })
})
