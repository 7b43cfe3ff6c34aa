import { expect, onTestFinished, test } from 'vitest'
import { createOwnPostgres, hasPostgres } from '#tests/support/services/own-postgres.ts'
import { childrenOf } from '#tests/support/shop/children.ts'
import { openShopProcess } from './open-shop-process.ts'

test.skipIf(!hasPostgres)(
  'services that die while their database is away are started again until it is back, and the shop says so',
  { timeout: 180_000 },
  async () => {
    const server = await createOwnPostgres()
    onTestFinished(() => server.remove())
    await server.start()
    const { shop, url } = await openShopProcess(server.url)
    const readiness = async () => {
      const response = await fetch(`${url}/health/ready`)
      return { status: response.status, body: await response.json() }
    }
    expect(await readiness()).toEqual({ status: 200, body: { status: 'ok' } })

    await server.stop()
    for (const pid of childrenOf(shop.pid)) process.kill(pid, 'SIGKILL')
    const isRetry = (line: string) => line === 'The services stopped; starting them again in 1 s.'
    await expect.poll(() => shop.lines.filter(isRetry).length, { timeout: 60_000 }).toBeGreaterThan(1)
    expect(await readiness()).toEqual({
      status: 503,
      body: { detail: 'Not available: the account service, the project service, the catalogue service.' },
    })
    expect((await fetch(`${url}/health/live`)).status).toBe(200)

    await server.start()
    await expect.poll(readiness, { timeout: 60_000 }).toMatchObject({ status: 200 })
    shop.signal('SIGTERM')
    expect(await shop.ended).toBe(0)
  },
)
