import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { JWT_SECRET, SERVICE_KEY } from '#tests/support/services/secret.ts'
import { takeShop } from '../../scripts/browser-tests.ts'
import { findOpenShop } from '../../scripts/open-shop.ts'
import { openResults } from '../../scripts/results.ts'

const folder = async () => {
  const made = await mkdtemp(join(tmpdir(), 'results-'))
  onTestFinished(() => rm(made, { recursive: true }))
  return made
}

const answering = async (): Promise<string> => {
  const server = createServer((_, response) => response.writeHead(404).end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('It listens nowhere.')
  return `http://127.0.0.1:${address.port}`
}

test('--shop is taken out of Playwright’s arguments, in both spellings, and must be an address', () => {
  expect(takeShop(['-g', 'auth, path 3', '--shop', 'http://localhost:3000', '--ui'])).toEqual({
    url: 'http://localhost:3000',
    others: ['-g', 'auth, path 3', '--ui'],
  })
  expect(takeShop(['--shop=http://localhost:3000'])).toEqual({ url: 'http://localhost:3000', others: [] })
  expect(takeShop(['--ui'])).toEqual({ url: null, others: ['--ui'] })
  expect(() => takeShop(['--shop', '-g'])).toThrow('--shop needs the address of a shop')
})

test('an open shop is used with the services that the environment names', async () => {
  const [shop, service] = [await answering(), await answering()]
  const env = {
    SHOP_AUTH_URL: service,
    MAIN_URL: service,
    CONTENT_PORT: new URL(service).port,
    JWT_SECRET,
  }
  expect(await findOpenShop(`${shop}/`, env)).toEqual({
    SHOP_URL: shop,
    SHOP_AUTH_URL: service,
    SHOP_MAIN_URL: service,
    SHOP_CONTENT_URL: service,
    SHOP_SERVICE_KEY: SERVICE_KEY['x-service-key'],
  })
})

test('a shop or a service that does not answer is named in the error', async () => {
  const shop = await answering()
  await expect(findOpenShop('http://127.0.0.1:9', {})).rejects.toThrow(
    'No shop answers at http://127.0.0.1:9. Open one with npm start.',
  )
  await expect(findOpenShop(shop, { AUTH_PORT: '9' })).rejects.toThrow(
    'No service answers at http://127.0.0.1:9. SHOP_AUTH_URL may name another address.',
  )
})

test('the results of the last five runs of each kind are kept', async () => {
  const kept = await folder()
  for (let minute = 10; minute < 17; minute++)
    await openResults('walks', new Date(`2026-11-22T12:${minute}:00Z`), kept)
  await openResults('journeys', new Date('2026-11-22T11:00:00Z'), kept)
  expect((await readdir(join(kept, 'walks'))).toSorted()).toEqual(
    [12, 13, 14, 15, 16].map((minute) => `2026-11-22T12-${minute}-00`),
  )
  expect(await readdir(join(kept, 'journeys'))).toEqual(['2026-11-22T11-00-00'])
})
