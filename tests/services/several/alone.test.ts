import { once } from 'node:events'
import { request } from 'node:http'
import { networkInterfaces } from 'node:os'
import { resolve } from 'node:path'
import { json } from 'node:stream/consumers'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { run } from '#tests/support/services/process.ts'
import { SERVICE_KEY } from '#tests/support/services/secret.ts'
import { createFolder } from '#tests/support/services/settings.ts'
import { createServerDatabase } from '#tests/support/services/stores.ts'
import { findFreePorts } from '#tests/support/shop/ports.ts'

const alone = (name: string, env: Record<string, string>) => run(resolve('host/service.ts'), [name], env)

const ask = async (port: number, headers: Record<string, string>, host = '127.0.0.1') => {
  const sent = request({ host, port, path: '/auth/users/me/', headers }).end()
  const [answer] = await once(sent, 'response')
  return { status: answer.statusCode, body: await json(answer) }
}

/** An address of this machine other than loopback, where it has one. */
const ADDRESS = Object.values(networkInterfaces())
  .flat()
  .find((each) => each?.family === 'IPv4' && !each.internal)?.address

describe.skipIf(inject('postgresUrl') === null)('a service alone', { timeout: 180_000 }, () => {
  let databaseUrl = ''
  beforeAll(async () => {
    databaseUrl = await createServerDatabase()
  })
  const environment = async () => {
    const [auth = 0, main = 0, content = 0] = await findFreePorts(3)
    const at = (host: string, port: number) => `http://${host}:${port}`
    const env = {
      DATA_DIR: createFolder(),
      DATABASE_URL: databaseUrl,
      SEED: 'none',
      AUTH_PORT: `${auth}`,
      MAIN_PORT: `${main}`,
      CONTENT_PORT: `${content}`,
      AUTH_URL: at('auth.internal', auth),
      MAIN_URL: at('127.0.0.1', main),
      CONTENT_URL: at('127.0.0.1', content),
    }
    return { env, ports: { auth, main, content } }
  }

  test('listens on this machine only, and finishes what is under way before it ends', async () => {
    const { env, ports } = await environment()
    const services = (['content', 'main', 'auth'] as const).map((name) => ({ name, it: alone(name, env) }))
    for (const { name, it } of services)
      await it.until((line) => line === `ready ${name} http://127.0.0.1:${ports[name]}`)
    const ready = await fetch(`http://127.0.0.1:${ports.main}/health/ready`)
    expect(ready.status).toBe(200)
    if (ADDRESS) await expect(ask(ports.auth, SERVICE_KEY, ADDRESS)).rejects.toThrow('ECONNREFUSED')
    for (const { it } of services) it.signal('SIGTERM')
    expect(await Promise.all(services.map(({ it }) => it.ended))).toEqual([0, 0, 0])
  })

  test('listens where SERVICE_HOST says, and answers only by its own names and with the key', async () => {
    const { env, ports } = await environment()
    const auth = alone('auth', { ...env, SERVICE_HOST: '0.0.0.0' })
    await auth.until((line) => line === `ready auth http://0.0.0.0:${ports.auth}`)
    const served = { status: 401 }
    expect(await ask(ports.auth, { ...SERVICE_KEY, host: `auth.internal:${ports.auth}` })).toMatchObject(
      served,
    )
    expect(await ask(ports.auth, { ...SERVICE_KEY, host: 'AUTH.internal' })).toMatchObject(served)
    expect(await ask(ports.auth, SERVICE_KEY)).toMatchObject(served)
    if (ADDRESS) expect(await ask(ports.auth, SERVICE_KEY, ADDRESS)).toMatchObject(served)
    for (const host of ['main.internal', 'evil.test', '203.0.113.9', '0.0.0.0'])
      expect(await ask(ports.auth, { ...SERVICE_KEY, host })).toEqual({
        status: 421,
        body: { detail: 'This host is not served here.' },
      })
    expect(await ask(ports.auth, { host: 'auth.internal' })).toEqual({
      status: 421,
      body: { detail: 'Only the processes of the shop are answered here.' },
    })
  })

  test.each([
    [['nowhere'], {}, 'Usage: npm run service -- auth|main|content'],
    [[], {}, 'Usage: npm run service -- auth|main|content'],
    [
      ['auth'],
      { SERVICE_HOST: '203.0.113.9' },
      '203.0.113.9 is no address of this machine; set SERVICE_HOST to one.',
    ],
    [
      ['auth'],
      { DATABASE_URL: '' },
      'Wrong settings: DATABASE_URL must be set where a service runs alone, as the embedded store is for one process',
    ],
  ])('ends with an explanation when it is started with %j and %j', async (args, wrong, words) => {
    const { env } = await environment()
    const service = run(resolve('host/service.ts'), args, { ...env, ...wrong })
    expect(await service.ended).toBe(1)
    expect(service.lines).toEqual([words])
  })
})
