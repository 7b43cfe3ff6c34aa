import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { createOwnPostgres, hasPostgres } from '#tests/support/services/own-postgres.ts'
import { childrenOf } from '#tests/support/shop/children.ts'
import { startAdders } from './adders.ts'
import { openShopProcess } from './open-shop-process.ts'

const MANY = 60

const KEYS = 'select key from main.idempotency_keys'

const keysInFolder = async (dataDir: string): Promise<object[]> => {
  const database = await openEmbedded(dataDir)
  const rows = await database.query(KEYS)
  await database.close()
  return rows
}

/** Balances: asks for readiness, and sends nobody once the answer is no. */
const balance = async (url: string, adders: { leave: () => void }) => {
  for (;;) {
    const { status } = await fetch(`${url}/health/ready`)
    if (status === 200) continue
    adders.leave()
    return status
  }
}

describe('A shop that is told to end', { timeout: 180_000 }, () => {
  const expectNothingLost = async ({
    opened: { shop, url, choice },
    tell,
    readKeys,
  }: {
    opened: Awaited<ReturnType<typeof openShopProcess>>
    tell: () => void
    readKeys: () => Promise<object[]>
  }) => {
    const adders = startAdders(url, choice)
    await expect.poll(() => adders.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(MANY)
    const answer = balance(url, adders)
    tell()
    expect(await answer).toBe(503)
    expect(await shop.ended).toBe(0)
    await adders.ended
    expect(adders.strange).toEqual([])
    expect(shop.lines.filter((line) => !/^ready /.test(line))).toEqual([])
    const kept = new Set((await readKeys()).map((row) => Object.values(row)[0]))
    expect(adders.acknowledged.filter((key) => !kept.has(key))).toEqual([])
  }

  test('answers the requests that have arrived, and loses no write', async () => {
    const opened = await openShopProcess()
    await expectNothingLost({
      opened,
      tell: () => opened.shop.signal('SIGTERM'),
      readKeys: () => keysInFolder(opened.dataDir),
    })
  })

  test('loses no write when all of its processes are told at once', async () => {
    const opened = await openShopProcess()
    const tell = () => {
      for (const pid of childrenOf(opened.shop.pid)) process.kill(pid, 'SIGTERM')
      opened.shop.signal('SIGTERM')
    }
    await expectNothingLost({ opened, tell, readKeys: () => keysInFolder(opened.dataDir) })
  })

  test.skipIf(!hasPostgres)('loses no write on a PostgreSQL server', async () => {
    const server = await createOwnPostgres()
    onTestFinished(() => server.remove())
    await server.start()
    const opened = await openShopProcess(server.url)
    await expectNothingLost({
      opened,
      tell: () => opened.shop.signal('SIGTERM'),
      readKeys: () => server.query(KEYS),
    })
  })

  const hold = async () => {
    const { shop, url } = await openShopProcess()
    const held = request(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': 100 },
    })
    const cut = new Promise<void>((resolve) => held.on('error', () => {}).once('close', resolve))
    held.write('{')
    expect((await fetch(`${url}/health/live`)).status).toBe(200)
    return { shop, cut }
  }

  test('cuts what takes too long, and reports it', async () => {
    const { shop, cut } = await hold()
    shop.signal('SIGTERM')
    await cut
    expect(await shop.ended).toBe(0)
    expect(shop.lines.at(-1)).toBe('What was under way took too long to end and is cut (requests: 1).')
  })

  // Browsers open connections that they may not need, and so does the graph when its visitor leaves.
  test('waits for no connection that has sent nothing', async () => {
    const { shop, url } = await openShopProcess()
    const silent = connect(Number(new URL(url).port), new URL(url).hostname)
    await once(silent, 'connect')
    expect((await fetch(`${url}/health/live`)).status).toBe(200)
    shop.signal('SIGTERM')
    expect(await shop.ended).toBe(0)
    expect(shop.lines.filter((line) => !/^ready /.test(line))).toEqual([])
  })

  test('ends at once when it is told a second time', async () => {
    const { shop, cut } = await hold()
    shop.signal('SIGTERM')
    const telling = setInterval(() => shop.signal('SIGTERM'), 100)
    expect(await shop.ended).toBe(1)
    clearInterval(telling)
    await cut
    expect(shop.lines.at(-1)).toBe('Told again to end: what was under way is cut.')
  })
})
