import { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'
import { keepUp } from '#services/shared/database/upkeep.ts'

const distance = `select (pg_current_wal_lsn() - redo_lsn)::float8 as bytes from pg_control_checkpoint()`
const vacuums = `select n_dead_tup::int as dead from pg_stat_user_tables where relname = 'things'`

test('the embedded store lets go of its log and of dead rows while it runs', async () => {
  const store = await PGlite.create()
  await store.exec('create table things (a int, b text)')
  const stop = keepUp(store, { everyMs: 20, checkpointBytes: 100_000, vacuumBytes: 200_000 })
  try {
    await store.exec(`insert into things select n, repeat('x', 200) from generate_series(1, 5000) n`)
    await store.exec('delete from things where a > 10')
    const logBytes = async () => (await store.query<{ bytes: number }>(distance)).rows[0]?.bytes
    const dead = async () => (await store.query<{ dead: number }>(vacuums)).rows[0]?.dead
    await expect.poll(logBytes, { timeout: 10_000 }).toBeLessThan(100_000)
    await expect.poll(dead, { timeout: 10_000 }).toBe(0)
    expect((await store.query('select from things')).rows).toHaveLength(10)
  } finally {
    stop()
    await store.close()
  }
})
