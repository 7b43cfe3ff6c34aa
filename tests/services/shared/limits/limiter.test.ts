import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#services/shared/database/driver.ts'
import { Problem } from '#services/shared/http/problem.ts'
import { createLimiter, type Limiter } from '#services/shared/limits/limiter.ts'
import { createClock } from '#tests/support/services/clock.ts'
import { onEachStore } from '#tests/support/services/stores.ts'

const TABLES = `
  create schema shop;
  create table shop.tries (key text primary key, clear_at timestamptz not null);
  create index on shop.tries (clear_at);
`
const SECOND = 1_000
const HOUR = 3_600_000
const knocks = { name: 'knocks', most: 10, seconds: 300 }
const others = { ...knocks, name: 'other knocks' }

onEachStore((openStore) => {
  let database: Database
  let clock: ReturnType<typeof createClock>
  let limiter: Limiter

  const open = () => createLimiter({ schema: 'shop', secret: 'a secret', clock })
  const rows = () => database.query<{ key: string }>('select key from shop.tries')
  /** Answers the seconds to wait; 0 when let through. */
  const take = async (who: string, { by = limiter, of = knocks } = {}): Promise<number> => {
    try {
      await by.take(database, of, who)
      return 0
    } catch (error) {
      if (error instanceof Problem && error.status === 429) return Number(error.headers['retry-after'])
      throw error
    }
  }
  const takeMany = async (count: number, who: string) => {
    const waits = await Promise.all(Array.from({ length: count }, () => take(who)))
    return waits.filter((wait) => wait === 0).length
  }

  beforeAll(async () => {
    database = await openStore('empty')
    await database.script(TABLES)
  })
  beforeEach(async () => {
    await database.query('delete from shop.tries')
    clock = createClock()
    limiter = open()
  })

  describe('a limit', () => {
    test('allows a number of tries, even at once, and then one each interval', async () => {
      expect(await takeMany(25, 'ada')).toBe(10)
      expect(await take('ada')).toBe(30)
      clock.advance(29 * SECOND)
      expect(await take('ada')).toBe(1)
      clock.advance(SECOND)
      expect(await takeMany(5, 'ada')).toBe(1)
      clock.advance(300 * SECOND)
      expect(await takeMany(25, 'ada')).toBe(10)
    })

    test('counts over all processes, and a restart forgets nothing', async () => {
      const [one, other] = [open(), open()]
      for (let each = 0; each < 5; each += 1) {
        expect(await take('ada', { by: one })).toBe(0)
        expect(await take('ada', { by: other })).toBe(0)
      }
      expect(await take('ada', { by: open() })).toBe(30)
    })

    test('counts each key separately, and each limit separately', async () => {
      expect(await takeMany(11, 'ada')).toBe(10)
      expect(await take('bob')).toBe(0)
      expect(await take('ada', { of: others })).toBe(0)
    })

    test('forgets the tries of a key when it is told to', async () => {
      await takeMany(10, 'ada')
      await limiter.forget(database, knocks, 'ada')
      expect(await takeMany(11, 'ada')).toBe(10)
    })

    test('keeps nobody waiting longer than it says after the clock is put back', async () => {
      await takeMany(11, 'ada')
      clock.advance(-2 * HOUR)
      expect(await take('ada')).toBe(0)
      expect(await take('ada')).toBe(30)
      clock.advance(30 * SECOND)
      expect(await take('ada')).toBe(0)
    })

    test('does not count a try that is rolled back', async () => {
      for (let each = 0; each < 20; each += 1)
        await expect(
          database.transaction(async (tx) => {
            await limiter.take(tx, knocks, 'ada')
            throw new Error('refused')
          }),
        ).rejects.toThrow('refused')
      expect(await take('ada')).toBe(0)
    })

    test('stores neither an email nor an address', async () => {
      await take('ada@example.test')
      const [row] = await rows()
      expect(row?.key).toMatch(/^knocks [\w-]{43}$/)
      const elsewhere = createLimiter({ schema: 'shop', secret: 'another secret', clock })
      expect(elsewhere.hash('ada@example.test')).not.toBe(limiter.hash('ada@example.test'))
    })

    test('deletes tries that no longer count, a part at a time, and no others', async () => {
      await database.query(
        `insert into shop.tries select 'old ' || n, $1 from generate_series(1, 1500) as n`,
        [clock()],
      )
      await takeMany(11, 'ada')
      expect(await limiter.purge(database)).toBe(true)
      expect(await limiter.purge(database)).toBe(false)
      expect(await rows()).toHaveLength(1)
      expect(await take('ada')).toBe(30)
    })

    test('refuses a try that it cannot count', async () => {
      const broken = createLimiter({ schema: 'nowhere', secret: 'a secret', clock })
      await expect(broken.take(database, knocks, 'ada')).rejects.toThrow()
    })
  })
})
