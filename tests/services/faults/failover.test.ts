import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { openPostgres } from '#services/shared/database/postgres.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { createOwnPostgres, hasPostgres, type OwnPostgres } from '#tests/support/services/own-postgres.ts'
import { run } from '#tests/support/services/process.ts'
import { startWriters } from './writers.ts'

const MANY = 40

describe.skipIf(!hasPostgres)('DATABASE_URL with several hosts', () => {
  let primary: OwnPostgres
  let replica: OwnPostgres
  beforeAll(async () => {
    primary = await createOwnPostgres()
    afterFile(() => primary.remove())
    await primary.start()
    replica = await primary.follow()
    afterFile(() => replica.remove())
  })

  const address = (...servers: OwnPostgres[]) =>
    `postgres://tester@${servers.map(({ port }) => `127.0.0.1:${port}`).join(',')}/postgres`

  test.each(['first', 'last'])('finds the one that takes writes when it comes %s', async (place) => {
    const order = place === 'first' ? [primary, replica] : [replica, primary]
    const database = openPostgres(address(...order))
    const [row] = await database.query<{ port: number }>(`select current_setting('port')::int as port`)
    await database.close()
    expect(row).toEqual({ port: primary.port })
  })

  test('goes on with the promoted replica when the primary dies, and loses no write', async () => {
    const service = run(join(import.meta.dirname, 'writing-process.ts'), [address(primary, replica)])
    const line = await service.until((each) => each.startsWith('listening'))
    const writers = startWriters(line.replace('listening ', ''))
    await writers.writeMore(MANY)
    await primary.kill()
    await writers.refusedAll()
    await replica.takeOver()
    await writers.writeMore(MANY)
    await writers.stop()
    expect(writers.strange).toEqual([])
    const kept = new Set((await replica.query('select id from notes')).map(({ id }) => id))
    expect(writers.acknowledged.filter((id) => !kept.has(id))).toEqual([])
  })
})
