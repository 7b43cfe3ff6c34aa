import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { UserView } from '#services/auth/contract.ts'
import { createAuthService } from '#services/auth/service.ts'
import type { Database, Queryable } from '#services/shared/database/driver.ts'
import { makeAddress } from '#tests/support/new-address.ts'
import { createClock } from '#tests/support/services/clock.ts'
import { type Call, type Reply, serve } from '#tests/support/services/http.ts'
import { createSettings } from '#tests/support/services/settings.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { PASSWORD, register } from './credentials.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

onEachStore((openStore) => {
  const settings = createSettings()
  let clock: ReturnType<typeof createClock>
  let database: Database
  let call: Call
  let owner: UserView

  const start = async () => serve(await createAuthService({ database, settings, clock }))
  beforeAll(async () => {
    database = await openStore()
  })
  beforeEach(async () => {
    clock = createClock()
    call = await start()
    owner = await register(call)
  })

  const post = (path: string, body: object, from: string, at = call) =>
    at('POST', `/auth/${path}/`, { body, headers: { 'x-forwarded-for': from } })
  const enter = (password: string, from: string, at = call) =>
    post('jwt/create', { email: owner.email, password }, from, at)
  const askReset = (email: string, from: string) => post('users/reset_password', { email }, from)
  const enroll = (email: string, from: string) => post('users', { email, password: PASSWORD }, from)

  /** Counts the replies by status. */
  const tally = (replies: readonly Reply[]) =>
    Object.groupBy(replies, ({ status }) => status) as Record<number, Reply[]>
  const many = async (count: number, ask: (index: number) => Promise<Reply>) => {
    const replies = []
    for (let index = 0; index < count; index += 1) replies.push(await ask(index))
    return tally(replies)
  }
  const waitOf = ({ headers }: Reply) => Number(headers.get('retry-after'))

  describe('guessing a password', () => {
    test('counts all of one IPv6 /64 as one place', async () => {
      const guesses = await many(60, (index) => enter('a guess', `2001:db8:1:2::${(index + 1).toString(16)}`))
      expect(guesses[401]).toHaveLength(10)
      expect(guesses[429]).toHaveLength(50)
    })

    test.each(['ip:port', '::ffff:'])('is counted however a proxy writes the address (%s)', async (form) => {
      const place = makeAddress()
      const guesses = await many(24, (index) =>
        enter('a guess', form === 'ip:port' ? `${place}:${40_000 + index}` : `::ffff:${place}`),
      )
      expect(guesses[401]).toHaveLength(10)
    })

    test('from many places is slowed to one a minute for everybody, and no wait is longer', async () => {
      const elsewhere = (index: number) => enter('a guess', `2001:db8:${index}:1::1`)
      const guesses = await many(60, elsewhere)
      expect(guesses[401]).toHaveLength(20)
      expect(guesses[429]).toHaveLength(40)
      expect(Math.max(...(guesses[429] ?? []).map(waitOf))).toBe(60)
      clock.advance(MINUTE)
      expect((await many(5, (index) => elsewhere(100 + index)))[401]).toHaveLength(1)
    })

    test('from many places never keeps the owner out of a place where they have been', async () => {
      const home = makeAddress()
      expect((await enter(PASSWORD, home)).status).toBe(200)
      await many(60, (index) => enter('a guess', `2001:db8:${index}:2::1`))
      expect((await enter('a slip', home)).status).toBe(401)
      expect((await enter(PASSWORD, home)).status).toBe(200)
    })

    test('from many places keeps the owner out of a new place for a minute at most', async () => {
      await many(60, (index) => enter('a guess', `2001:db8:${index}:3::1`))
      const away = makeAddress()
      const refused = await enter(PASSWORD, away)
      expect(refused.status).toBe(429)
      clock.advance(waitOf(refused) * SECOND)
      expect((await enter(PASSWORD, away)).status).toBe(200)
      // The sign-in above has made this place known.
      await many(60, (index) => enter('a guess', `2001:db8:${index}:4::1`))
      expect((await enter(PASSWORD, away)).status).toBe(200)
    })

    test('gets the same answers for an account that does not exist', async () => {
      const nobody = (index: number) =>
        post('jwt/create', { email: 'nobody@example.test', password: 'a guess' }, `2001:db8:${index}:5::1`)
      const guesses = await many(30, nobody)
      expect(guesses[401]).toHaveLength(20)
      expect(guesses[429]).toHaveLength(10)
    })

    test('of many accounts from one place is stopped', async () => {
      const place = makeAddress()
      const guesses = await many(110, (index) =>
        post('jwt/create', { email: `victim-${index}@example.test`, password: 'a guess' }, place),
      )
      expect(guesses[401]).toHaveLength(100)
    })

    test('is counted together over two processes, and by a third one', async () => {
      const [one, other, place] = [await start(), await start(), makeAddress()]
      const guesses = await many(20, (index) => enter('a guess', place, index % 2 === 0 ? one : other))
      expect(guesses[401]).toHaveLength(10)
      expect((await enter('a guess', place, await start())).status).toBe(429)
    })

    test('makes nobody wait longer after the clock is put back', async () => {
      const place = makeAddress()
      await many(11, () => enter('a guess', place))
      clock.advance(-2 * HOUR)
      await enter('a guess', place)
      expect(waitOf(await enter('a guess', place))).toBeLessThanOrEqual(60)
    })
  })

  describe('links for a forgotten password', () => {
    test('are counted for their owner whatever somebody else asks for', async () => {
      const from = makeAddress()
      expect((await many(6, () => askReset(owner.email, from)))[204]).toHaveLength(5)
      const flood = makeAddress()
      const count = () => database.query('select 1 from auth.tries')
      await many(30, (index) => askReset(`nobody-${index}@example.test`, flood))
      const { length: before } = await count()
      expect((await many(300, (index) => askReset(`flood-${index}@example.test`, flood)))[429]).toHaveLength(
        300,
      )
      // A request refused for its network leaves no row behind.
      expect((await count()).length).toBeLessThanOrEqual(before)
      expect((await askReset(owner.email, makeAddress())).status).toBe(429)
      clock.advance(12 * MINUTE)
      expect((await askReset(owner.email, makeAddress())).status).toBe(204)
    })

    test('take the same work to ask for, whether or not the account exists', async () => {
      const work: string[][] = []
      const watched: Database = {
        ...database,
        transaction: <T>(run: (tx: Queryable) => Promise<T>) =>
          database.transaction((tx) => {
            const statements: string[] = []
            work.push(statements)
            return run({
              ...tx,
              query: <Found extends object>(sql: string, params?: readonly unknown[]) => {
                statements.push(sql)
                return tx.query<Found>(sql, params)
              },
            })
          }),
      }
      const at = await serve(await createAuthService({ database: watched, settings, clock }))
      const workOf = async (email: string) => {
        work.length = 0
        await post('users/reset_password', { email }, makeAddress(), at)
        return work.find((statements) =>
          statements.some((sql) => sql.includes('insert into auth.reset_requests')),
        )
      }
      const known = await workOf(owner.email)
      expect(known).toBeDefined()
      expect(await workOf('nobody@example.test')).toEqual(known)
    })
  })

  test('registering many accounts from one place is stopped, which limits guesses of who has an account', async () => {
    const place = makeAddress()
    const answers = await many(25, (index) =>
      enroll(index % 2 === 0 ? owner.email : `new-${index}@example.test`, place),
    )
    expect(answers[429]).toHaveLength(5)
    expect((await enroll('another@example.test', makeAddress())).status).toBe(201)
    clock.advance(3 * MINUTE)
    expect((await enroll('later@example.test', place)).status).toBe(201)
  })

  test('stored tries contain no email or address', async () => {
    await enter('a guess', '203.0.113.77')
    const [kept] = await database.query<{ text: string }>(
      'select jsonb_agg(tries)::text as text from auth.tries',
    )
    for (const named of [owner.email, '203.0.113.77']) expect(kept?.text).not.toContain(named)
  })
})
