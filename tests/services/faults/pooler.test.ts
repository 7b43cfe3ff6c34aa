import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { migrateContent } from '#services/content/schema.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { openPostgres } from '#services/shared/database/postgres.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { createOwnPgbouncer, hasPgbouncer } from '#tests/support/services/own-pgbouncer.ts'
import { createOwnPostgres, hasPostgres, type OwnPostgres } from '#tests/support/services/own-postgres.ts'
import { run } from '#tests/support/services/process.ts'
import { startWriters } from './writers.ts'

const MANY = 100

if (!hasPgbouncer) console.warn('pgbouncer is not installed: its tests are skipped.')

describe.skipIf(!hasPostgres || !hasPgbouncer)('behind pgbouncer in transaction mode', () => {
  let server: OwnPostgres
  let url: string
  let database: Database
  beforeAll(async () => {
    server = await createOwnPostgres()
    afterFile(() => server.remove())
    await server.start()
    const bouncer = await createOwnPgbouncer(server)
    afterFile(() => bouncer.remove())
    url = bouncer.url
    database = openPostgres(url)
    afterFile(() => database.close())
  })

  test('a service starts, migrates and writes with more connections than the pooler has', async () => {
    await migrateContent(database)
    const service = run(join(import.meta.dirname, 'writing-process.ts'), [url])
    const line = await service.until((each) => each.startsWith('listening'))
    const writers = startWriters(line.replace('listening ', ''))
    await writers.writeMore(MANY)
    await writers.stop()
    expect(writers).toMatchObject({ strange: [], refused: [] })
    const kept = new Set((await server.query('select id from notes')).map(({ id }) => id))
    expect(writers.acknowledged.filter((id) => !kept.has(id))).toEqual([])
  })

  test('a transaction has its limits, and the next one on its connection does not', async () => {
    const limits = `select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`
    expect(await database.transaction((tx) => tx.query(limits))).toEqual([{ statement: '15s', idle: '15s' }])
    expect(await database.transaction((tx) => tx.query(limits), { patient: true })).toEqual([
      { statement: '0', idle: '15s' },
    ])
    for (let n = 0; n < MANY; n += 1)
      expect(await database.query(limits)).toEqual([{ statement: '0', idle: '0' }])
  })

  test('the search index is vacuumed', async () => {
    await database.maintain('vacuum analyze content.image_search')
    await expect
      .poll(() =>
        server.query(
          `select vacuum_count::int as count from pg_stat_user_tables where relid = 'content.image_search'::regclass`,
        ),
      )
      .toEqual([{ count: 1 }])
  })

  test('a silent server counts as one that does not answer', async () => {
    server.freeze()
    await expect(database.query('select 1')).rejects.toMatchObject({ code: '08006' })
    server.thaw()
    await expect
      .poll(() => database.query('select 1 as one').catch(() => null), { timeout: 10_000 })
      .toEqual([{ one: 1 }])
  })
})
