import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { callAt } from '#tests/support/services/http.ts'
import { createOwnPostgres, hasPostgres, type OwnPostgres } from '#tests/support/services/own-postgres.ts'
import { type Running, run } from '#tests/support/services/process.ts'
import { startWriters, UNAVAILABLE, type Writers } from './writers.ts'

const MANY = 40

describe.skipIf(!hasPostgres)('a service loses no acknowledged write while its database', () => {
  let server: OwnPostgres
  let service: Running
  let origin: string
  let writers: Writers

  beforeAll(async () => {
    server = await createOwnPostgres()
    afterFile(() => server.remove())
    await server.start()
    service = run(join(import.meta.dirname, 'writing-process.ts'), [server.url])
    origin = (await service.until((line) => line.startsWith('listening'))).replace('listening ', '')
  })

  beforeEach(async () => {
    writers = startWriters(origin)
    onTestFinished(() => writers.stop())
    await writers.writeMore(MANY)
  })

  const readiness = () => callAt(origin)('GET', '/health/ready')

  /**
   * Expects that everybody was answered in time and in words, that the process is the same, and that what it
   * acknowledged is there.
   */
  const expectNothingWorse = async () => {
    await writers.stop()
    expect(writers.strange).toEqual([])
    expect(writers.refused.filter((body) => JSON.stringify(body) !== JSON.stringify(UNAVAILABLE))).toEqual([])
    const kept = new Set((await server.query('select id from notes')).map(({ id }) => id))
    expect(writers.acknowledged.filter((id) => !kept.has(id))).toEqual([])
    expect(await callAt(origin)('GET', '/health/live')).toMatchObject({ status: 200 })
  }

  test('is stopped and started again', async () => {
    await server.stop()
    await writers.refusedAll()
    expect(await readiness()).toMatchObject({ status: 503, body: { detail: 'Not available: the database.' } })
    await server.start()
    await writers.writeMore(MANY)
    await expect.poll(async () => (await readiness()).status).toBe(200)
    await expectNothingWorse()
  })

  test('is killed and started again', async () => {
    await server.kill()
    await writers.refusedAll()
    await server.start()
    await writers.writeMore(MANY)
    await expectNothingWorse()
  })

  test('is frozen and thawed', async () => {
    server.freeze()
    await writers.refusedAll()
    expect(await readiness()).toMatchObject({ status: 503, body: { detail: 'Not available: the database.' } })
    server.thaw()
    await writers.writeMore(MANY)
    await expectNothingWorse()
  })

  test('ends its sessions one by one and all at once', async () => {
    const end =
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null'
    for (let round = 0; round < 5; round += 1) {
      await server.query(`${end} limit 1`)
      await writers.writeMore(1)
      await server.query(end)
      await writers.writeMore(MANY)
    }
    await expectNothingWorse()
  })
})
