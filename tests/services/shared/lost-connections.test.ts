import { join } from 'node:path'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import type { Database } from '#services/shared/database/driver.ts'
import { openPostgres } from '#services/shared/database/postgres.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { type Call, callAt } from '#tests/support/services/http.ts'
import { type Running, run } from '#tests/support/services/process.ts'
import { createServerDatabase } from '#tests/support/services/stores.ts'

const UNAVAILABLE = {
  status: 503,
  body: { detail: 'Service temporarily unavailable, try again later.' },
}

/** The most connections that a service opens. */
const CONNECTIONS = 10

describe.skipIf(inject('postgresUrl') === null)('a service whose database connection is lost', () => {
  let admin: Database
  let service: Running
  let call: Call
  beforeAll(async () => {
    const url = await createServerDatabase()
    admin = openPostgres(url)
    afterFile(() => admin.close())
    service = run(join(import.meta.dirname, 'transacting-process.ts'), [url])
    const line = await service.until((each) => each.startsWith('listening'))
    call = callAt(line.split(' ')[1] ?? '')
  })

  /** Begins a request and answers it together with the backend that its transaction holds. */
  const begin = async (path: string) => {
    const before = service.lines.length
    const reply = call('POST', path)
    reply.catch(() => {})
    const line = await service.until(
      (each) => each.startsWith('holds') && service.lines.indexOf(each, before) >= before,
    )
    return { reply, backend: Number(line.split(' ')[1]) }
  }

  const backendIs = (backend: number, what: string) =>
    expect
      .poll(() => admin.query('select state from pg_stat_activity where pid = $1', [backend]), {
        timeout: 10_000,
      })
      .toEqual(what === 'gone' ? [] : [{ state: what }])

  const end = async (backend: number, state: string) => {
    await backendIs(backend, state)
    await admin.query('select pg_terminate_backend($1)', [backend])
    await backendIs(backend, 'gone')
  }

  test.each(['/idle/', '/idle-at-commit/'])(
    'refuses only the request that was idle in a transaction at %s',
    async (path) => {
      const { reply, backend } = await begin(path)
      await end(backend, 'idle in transaction')
      await call('POST', '/on/')
      expect(await reply).toMatchObject(UNAVAILABLE)
      expect(await call('POST', '/plain/')).toMatchObject({ status: 200 })
    },
  )

  test('refuses the request that was waiting for a statement', async () => {
    const { reply, backend } = await begin('/busy/')
    await end(backend, 'active')
    expect(await reply).toMatchObject(UNAVAILABLE)
    expect(await call('POST', '/plain/')).toMatchObject({ status: 200 })
  })

  test('has as many connections as before, however many were lost at once', async () => {
    const lost = []
    for (let n = 0; n < CONNECTIONS; n += 1) lost.push(await begin('/idle/'))
    for (const { backend } of lost) await end(backend, 'idle in transaction')
    await call('POST', '/on/')
    for (const { reply } of lost) expect(await reply).toMatchObject(UNAVAILABLE)
    const again = []
    for (let n = 0; n < CONNECTIONS; n += 1) again.push(await begin('/idle/'))
    expect(new Set(again.map(({ backend }) => backend)).size).toBe(CONNECTIONS)
    await call('POST', '/on/')
    for (const { reply } of again) expect(await reply).toMatchObject({ status: 200 })
  })
})
