import { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'
import { keepUp } from '#services/shared/database/upkeep.ts'

const distance = `select (pg_current_wal_lsn() - redo_lsn)::float8 as bytes from pg_control_checkpoint()`
const size = `select pg_relation_size('things')::int as bytes`

test('the embedded store shrinks its log and removes dead rows while it runs', async () => {
  const store = await PGlite.create()
  await store.exec('create table things (a int, b text)')
  const stop = keepUp(store, { everyMs: 20, checkpointBytes: 1_000_000, vacuumBytes: 1_000_000 })
  try {
    await store.exec(`insert into things select n, repeat('x', 200) from generate_series(1, 30000) n`)
    await store.exec('delete from things where a > 10')
    const logBytes = async () => (await store.query<{ bytes: number }>(distance)).rows[0]?.bytes
    const tableBytes = async () => (await store.query<{ bytes: number }>(size)).rows[0]?.bytes
    await expect.poll(logBytes, { timeout: 10_000 }).toBeLessThan(1_000_000)
    await expect.poll(tableBytes, { timeout: 10_000 }).toBeLessThan(20_000)
    expect((await store.query('select from things')).rows).toHaveLength(10)
  } finally {
    stop()
    await store.close()
  }
})
