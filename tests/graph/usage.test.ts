import { expect, test } from 'vitest'
import type { UsageBody, UsageView } from '#services/main/usage/contract.ts'
import { openShop } from './support/shop.ts'

const COUNT = `mutation Count($input: CountUsageInput!) {
  countUsage(input: $input) { isCounted userErrors { field code } }
}`
const USAGE = `query Usage($days: Int, $site: Site, $device: Device) {
  usage(days: $days, site: $site, device: $device) {
    isCounted visits
    transitions { machine key times visits }
    states { machine state times milliseconds stops }
  }
}`
const documents = [COUNT, USAGE]

const key = 'auth.anonymous|signIn[0]{}->auth.signingIn'
const input = {
  site: 'GOVERNMENT',
  device: 'PHONE',
  isNew: true,
  transitions: [{ machine: 'auth', key, times: 2, isNew: true }],
  states: [{ machine: 'auth', state: 'auth.anonymous', times: 1, milliseconds: 900, isLast: false }],
}

test('what a page has taken is counted by the main service', async () => {
  const { graph, main } = await openShop({ documents })
  main.on('POST /api/v2/usage/', () => ({ status: 204 }))
  expect((await graph.ask(COUNT, { input })).data).toEqual({
    countUsage: { isCounted: true, userErrors: [] },
  })
  expect(main.calls.at(-1)?.body).toEqual({
    site: 'government',
    device: 'phone',
    is_new: true,
    transitions: [{ machine: 'auth', key, times: 2, is_new: true }],
    states: [{ machine: 'auth', state: 'auth.anonymous', times: 1, milliseconds: 900, is_last: false }],
  } satisfies UsageBody)
})

test('a shop that counts nothing says so as data', async () => {
  const { graph, main } = await openShop({ documents })
  main.on('POST /api/v2/usage/', () => ({ status: 404, body: { detail: 'Not found.' } }))
  expect((await graph.ask(COUNT, { input })).data).toEqual({
    countUsage: { isCounted: false, userErrors: [{ field: null, code: 'NOT_FOUND' }] },
  })
})

test('staff read the sums of some days, beyond 32 bits', async () => {
  const { graph, main } = await openShop({ documents })
  const body: UsageView = {
    is_counted: true,
    visits: 7,
    transitions: [{ machine: 'auth', key, times: 3, visits: 2 }],
    states: [{ machine: 'auth', state: 'auth.anonymous', times: 2, milliseconds: 3_000_000_000, stops: 1 }],
  }
  main.on('GET /api/v2/usage/', () => ({ body }))
  const { is_counted: isCounted, ...sums } = body
  const asked = await graph.ask(USAGE, { days: 30, site: 'GOVERNMENT', device: 'DESK' })
  expect(asked.data).toEqual({ usage: { isCounted, ...sums } })
  expect(`${main.calls.at(-1)?.query}`).toBe('days=30&site=government&device=desk')
  await graph.ask(USAGE, {})
  expect(`${main.calls.at(-1)?.query}`).toBe('days=1')
})

test.each([0, 91])('usage of %s days is refused', async (days) => {
  const { graph } = await openShop({ documents })
  expect((await graph.ask(USAGE, { days })).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' })
})
