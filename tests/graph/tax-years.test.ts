import { expect, test } from 'vitest'
import { openShop } from './support/shop.ts'

const CHANGE = `mutation Change($input: ChangeTaxYearInput!) {
  changeTaxYear(input: $input) { id userErrors { field message code } }
}`
const documents = [CHANGE]

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
