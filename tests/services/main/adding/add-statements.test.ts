import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { readAsking } from '#services/shared/asking.ts'
import type { Database, Queryable } from '#services/shared/database/driver.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type MainService, serveMain } from '../main-service.ts'

onEachStore((openStore) => {
  let main: MainService
  let statements: string[] = []
  beforeAll(async () => {
    main = await serveMain(async () => listed(await openStore(), (sql) => statements.push(sql)))
  })

  const READ = expect.stringMatching(/^select /)
  const WRITE = expect.stringMatching(/^with /)
  const ADD = ['begin', expect.stringMatching(/^select .* for update$/s), WRITE, 'commit']

  const open = {
    'a guest': async () => ({ token: (await main.createCart()).token, as: undefined }),
    'somebody signed in': async () => {
      const { access } = await main.signIn()
      return { token: (await main.createCart(access)).token, as: access }
    },
  }

  test.each(Object.entries(open))('an add to the cart of %s runs 4 statements', async (_, openFor) => {
    const { token, as } = await openFor()
    for (const add of ['its first line', 'another line', 'a line that grows']) {
      const id = add === 'another line' ? 'hill' : 'lake'
      statements = []
      expect(
        await main.add(token, { imagedata: { id } }, { as, key: `${token} ${add}`.replaceAll(' ', '-') }),
      ).toMatchObject({ status: 201 })
      expect(statements, add).toEqual(ADD)
    }
    expect(await main.items(token, as)).toMatchObject({ results: [{ quantity: 2 }, { quantity: 1 }] })
  })

  const makeWithItem = (as?: string) =>
    main.call('POST', '/api/v2/cart/', {
      body: {
        ...(!as && { cart_email: 'guest@example.com' }),
        item: { imagedata: { id: 'lake' }, size: { w: 24, h: 16 }, substrate: 'print' },
      },
      as,
      headers: { 'idempotency-key': randomUUID() },
    })

  test('a new cart with its first line runs 4 statements, and one more to count a guest or note an account', async () => {
    const { access } = await main.signIn()
    for (const [as, between] of [
      [undefined, [expect.stringMatching(/^insert into main\.tries /)]],
      [access, [expect.stringMatching(/^insert into main\.person /)]],
      [access, []],
    ] as const) {
      statements = []
      expect(await makeWithItem(as)).toMatchObject({ status: 201, body: { quantity: 1 } })
      expect(statements).toEqual(['begin', READ, ...between, WRITE, 'commit'])
    }
  })
})

/** Tells every statement that is run for a request: the rounds of the service ask too. */
function listed(database: Database, tell: (sql: string) => void): Database {
  const note = (sql: string) => {
    if (readAsking()) tell(sql)
  }
  const listing = (on: Queryable): Queryable => ({
    query: (sql, params) => {
      note(sql)
      return on.query(sql, params)
    },
    script: (sql) => {
      note(sql)
      return on.script(sql)
    },
  })
  return {
    ...database,
    ...listing(database),
    transaction: async (work, options) => {
      note('begin')
      const result = await database.transaction((tx) => work(listing(tx)), options)
      note('commit')
      return result
    },
  }
}
