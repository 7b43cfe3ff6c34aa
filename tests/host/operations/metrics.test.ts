import { request } from 'node:http'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { run } from '#tests/support/services/process.ts'
import { createFolder } from '#tests/support/services/settings.ts'
import { findFreePorts } from '#tests/support/shop/ports.ts'
import { CUSTOMER, PASSWORD, PICTURE, prepareStore } from './prepared-store.ts'
import { SIGN_IN } from './queries.ts'
import { expectCount, scrape, valueIn } from './samples.ts'
import { openShopProcesses, type ShopProcesses } from './shop-processes.ts'

const REQUESTS = 'http_request_duration_seconds_count'
const UPSTREAM = 'upstream_request_duration_seconds_count'
const WEB = join(import.meta.dirname, '../web-process.ts')

describe('a shop that publishes metrics', () => {
  let shop: ShopProcesses
  let ports: number[]
  beforeAll(async () => {
    ports = await findFreePorts(2)
    shop = await openShopProcesses({
      DATA_DIR: await prepareStore(),
      METRICS_PORT: `${ports[0]}`,
      SERVICES_METRICS_PORT: `${ports[1]}`,
    })
  }, 180_000)

  test('counts a request under its route and status, in each process that worked for it', async () => {
    await shop.ask(SIGN_IN, { variables: { email: CUSTOMER.email, password: PASSWORD } })
    const [web, services] = ports
    await expectCount(web, REQUESTS, { process: 'web', method: 'POST', route: '/graphql', status: '200' }, 1)
    const signIn = { process: 'auth', method: 'POST', route: '/auth/jwt/create/', status: '200' }
    await expectCount(services, REQUESTS, signIn, 1)
    // One call for the tokens, one for whose they are.
    await expectCount(web, UPSTREAM, { service: 'auth' }, 2)
    await expectCount(services, 'security_events_total', { event: 'sign_in', outcome: 'success' }, 1)
  })

  test('never uses an address as a label', async () => {
    const secret = 'tok_planted'
    for (const path of [
      `/shared/${secret}`,
      `/orders/7?cart=${secret}`,
      `/accounts/reset-password-confirm/u/${secret}`,
      `/media/${secret}/${secret}/320`,
      `/${secret}`,
    ])
      await fetch(shop.url + path)
    await shop.call.main('GET', `/api/v2/cart/${secret}/`)
    await shop.call.main('GET', `/${secret}`)
    const [web, services] = ports
    await expectCount(web, REQUESTS, { route: '/shared/:token' }, 1)
    await expectCount(web, REQUESTS, { route: '(unknown)' }, 1)
    await expectCount(services, REQUESTS, { process: 'main', route: '/api/v2/cart/:token/' }, 1)
    await expectCount(services, REQUESTS, { process: 'main', route: '(unknown)' }, 1)
    const said = JSON.stringify([await scrape(web), await scrape(services)])
    for (const hidden of [secret, CUSTOMER.email, CUSTOMER.uuid, '127.0.0.1', 'http:'])
      expect(said).not.toContain(hidden)
  })

  test('measures the store, the event loop, rounds, queues, caches and imports', async () => {
    await fetch(`${shop.url}/media/${PICTURE}/1/320`)
    await shop.call.main('GET', '/api/v1/availablesizes/?w=24&h=16&price=2')
    await shop.call.main('GET', '/api/v1/availablesizes/?w=24&h=16&price=2')
    const samples = await scrape(ports[1])
    const value = (name: string, labels?: Record<string, string>) => valueIn(samples, name, labels)
    // Scraping itself reads the store.
    expect(Number(value('database_connections', { state: 'in_use' }))).toBeLessThanOrEqual(1)
    expect(value('database_waiting')).toBeDefined()
    expect(value('nodejs_eventloop_lag_p99_seconds')).toBeDefined()
    for (const rounds of [
      'auth_upkeep',
      'main_upkeep',
      'content_upkeep',
      'auth_resets',
      'fruitless_searches',
      'scheduled_publications',
    ]) {
      expect(value('rounds_last_success_timestamp_seconds', { rounds })).toBeGreaterThan(1.7e9)
      expect(value('rounds_last_duration_seconds', { rounds })).toBeGreaterThanOrEqual(0)
    }
    for (const queue of ['pictures_drawn', 'pictures_fetched', 'searches', 'invoices'])
      expect(value('queue_waiting', { queue })).toBe(0)
    expect(value('cache_reads_total', { cache: 'sizes', outcome: 'miss' })).toBe(1)
    expect(value('cache_reads_total', { cache: 'sizes', outcome: 'hit' })).toBe(1)
    expect(value('import_rows', { state: 'added' })).toBe(0)
  })

  test('answers only at /metrics, and only by a name of this machine', async () => {
    const status = (path: string, host: string) =>
      new Promise((resolve) =>
        request({ port: ports[0], path, headers: { host } })
          .once('response', (response) => resolve(response.resume().statusCode))
          .end(),
      )
    expect(await status('/metrics', 'localhost')).toBe(200)
    expect(await status('/metrics', 'evil.example')).toBe(404)
    expect(await status('/', 'localhost')).toBe(404)
    expect((await fetch(`${shop.url}/metrics`)).status).toBe(404)
  })
})

test('the web process counts its failed calls to a service that does not answer', async () => {
  const [port] = await findFreePorts(1)
  const nobody = 'http://127.0.0.1:9'
  const web = run(WEB, [], {
    ...{ AUTH_URL: nobody, MAIN_URL: nobody, CONTENT_URL: nobody },
    ...{ METRICS_PORT: `${port}`, DATA_DIR: createFolder(), GRAPHQL_ADHOC: '1' },
  })
  const url = (await web.until((line) => line.startsWith('listening '))).replace('listening ', '')
  await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: SIGN_IN, variables: { email: CUSTOMER.email, password: PASSWORD } }),
  })
  await fetch(`${url}/media/x/1/320`)
  await expectCount(port, REQUESTS, { route: '/media/*', status: '503' }, 1)
  const failed = { service: 'auth', outcome: 'unavailable' }
  expect(valueIn(await scrape(port), UPSTREAM, failed)).toBeGreaterThan(0)
})
