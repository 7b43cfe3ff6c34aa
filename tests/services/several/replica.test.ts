import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { runAsRequest } from '#services/shared/asking.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { openPostgres } from '#services/shared/database/postgres.ts'
import { addReplica } from '#services/shared/database/replica.ts'
import { createRecord, serveContent } from '#tests/services/content/catalogue.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { createOwnPostgres, hasPostgres, type OwnPostgres } from '#tests/support/services/own-postgres.ts'

const MAY_LAG = { 'x-may-lag': '1' }
const READS = [
  '/content/search/v3/?query=dunes',
  '/content/search/?q=dunes',
  '/content/search/related-keywords/?query=dunes',
  '/content/images/dunes/',
  '/content/images/?ids=dunes',
  '/content/images/dunes/related/',
  '/api/collections/',
  '/api/artist/',
  '/content/sitemap/',
]

describe.skipIf(!hasPostgres)('a replica', { timeout: 120_000 }, () => {
  let primary: OwnPostgres
  let replica: OwnPostgres
  beforeAll(async () => {
    primary = await createOwnPostgres()
    afterFile(() => primary.remove())
    await primary.start()
    replica = await primary.follow()
    afterFile(() => replica.remove())
    // Replicate without commits waiting for the replica, so that writes go on while it is away.
    await primary.query(`alter system set synchronous_standby_names = ''`)
    await primary.query('select pg_reload_conf()')
  })

  const waitUntilCaughtUp = async () => {
    const [row] = await primary.query('select pg_current_wal_lsn()::text as lsn')
    const isThere = () => replica.query(`select pg_last_wal_replay_lsn() >= '${row?.lsn}' as yes`)
    await expect.poll(isThere, { timeout: 60_000 }).toEqual([{ yes: true }])
  }

  describe('of a database', () => {
    let warnings: string[]
    let database: Database
    beforeEach(() => {
      warnings = []
    })
    const open = (url: string) => {
      const own = openPostgres(primary.url)
      const reading = addReplica({
        primary: own,
        replica: openPostgres(url, 'any'),
        warn: (reason) => warnings.push(reason),
      })
      database = { ...reading, close: () => Promise.all([own.close(), reading.close()]).then(() => {}) }
    }
    afterEach(() => database.close())
    const PORT = `select current_setting('port')::int as port`
    const portOf = async (of: Pick<Database, 'query'>, mayLag: boolean) =>
      (await runAsRequest(() => of.query<{ port: number }>(PORT), { mayLag }))[0]?.port

    test('answers only requests that may get an answer of a few seconds ago', async () => {
      open(replica.url)
      expect(await portOf(database, true)).toBe(replica.port)
      expect(await portOf(database.hurried, true)).toBe(replica.port)
      expect(await portOf(database, false)).toBe(primary.port)
      expect(await database.query(PORT)).toEqual([{ port: primary.port }])
      expect(
        await runAsRequest(() => database.transaction((tx) => tx.query(PORT)), { mayLag: true }),
      ).toEqual([{ port: primary.port }])
      expect(warnings).toEqual([])
    })

    test('that is too far behind is not asked until it has caught up', async () => {
      open(replica.url)
      await primary.query('create table before ()')
      await waitUntilCaughtUp()
      await replica.query('select pg_wal_replay_pause()')
      onTestFinished(() => replica.query('select pg_wal_replay_resume()').then(() => {}))
      await primary.query('create table behind ()')
      await expect.poll(() => portOf(database, true), { timeout: 60_000 }).toBe(primary.port)
      expect(warnings).toEqual([expect.stringMatching(/^it is \d+ s behind$/)])
      await replica.query('select pg_wal_replay_resume()')
      await expect.poll(() => portOf(database, true), { timeout: 60_000 }).toBe(replica.port)
    })

    test('that dies costs nobody an answer, and is asked again when it is back', async () => {
      open(replica.url)
      expect(await portOf(database, true)).toBe(replica.port)
      await replica.kill()
      for (let n = 0; n < 20; n += 1) expect(await portOf(database, true)).toBe(primary.port)
      expect(warnings).toHaveLength(1)
      await replica.start()
      await expect.poll(() => portOf(database, true), { timeout: 60_000 }).toBe(replica.port)
    })

    test('may be any of several hosts', async () => {
      open(`postgres://tester@127.0.0.1:9,127.0.0.1:${replica.port}/postgres`)
      await expect.poll(() => portOf(database, true), { timeout: 60_000 }).toBe(replica.port)
    })
  })

  test.each(READS)(
    'of the catalogue answers GET %s to requests that may lag, and the primary answers the others',
    async (path) => {
      await primary.query('drop schema if exists content, shop cascade')
      const content = await serveContent(async () => openPostgres(primary.url), {
        DATABASE_URL: primary.url,
        DATABASE_READ_URL: replica.url,
      })
      await content.hold(createRecord({ id: 'dunes', title: 'Dunes' }))
      await waitUntilCaughtUp()
      const sessions = async () => {
        const rows = await replica.query(
          `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
        )
        return rows.map(({ pid }) => pid)
      }
      const before = await sessions()
      const begun = async () => (await sessions()).filter((pid) => !before.includes(pid))
      expect((await content.call('GET', path)).status).toBe(200)
      expect(await begun()).toEqual([])
      expect((await content.call('GET', path, { headers: MAY_LAG })).status).toBe(200)
      expect(await begun()).not.toEqual([])
      await content.database.close()
    },
  )
})
