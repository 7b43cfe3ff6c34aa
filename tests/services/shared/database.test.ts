import { beforeAll, describe, expect, test } from 'vitest'
import { type Database, DatabaseError, type Queryable } from '#services/shared/database/driver.ts'
import { onEachStore } from '#tests/support/services/stores.ts'

onEachStore((openStore) => {
  let database: Database
  beforeAll(async () => {
    database = await openStore('empty')
    await database.script('create table notes (id int primary key, text text not null)')
  })

  test('a value comes back as the same type from either store', async () => {
    const at = new Date('2026-11-20T12:34:56.789Z')
    const [row] = await database.query(
      `select $1::timestamptz as at, 9007199254740991::bigint as big, count(*) as count, $2::jsonb as json, $3::text[] as texts,
         array[1, null, 3]::bigint[] as bigs, $4::date as day, $5::bytea as bytes, 1.50::numeric as exact, $6::bool as flag, null as nothing`,
      [at, { list: [1, 'a'] }, ['a,b', 'c"d', 'e\\f'], '2026-02-28', Buffer.from([0, 255]), true],
    )
    expect({ ...row, bytes: Buffer.from(row?.bytes as Uint8Array).toString('hex') }).toEqual({
      at,
      big: 9007199254740991,
      count: 1,
      json: { list: [1, 'a'] },
      texts: ['a,b', 'c"d', 'e\\f'],
      bigs: [1, null, 3],
      day: '2026-02-28',
      bytes: '00ff',
      exact: '1.50',
      flag: true,
      nothing: null,
    })
  })

  test('no query is compiled first', async () => {
    expect(await database.query('select pg_jit_available() as compiles')).toEqual([{ compiles: false }])
  })

  test('a refused statement is a DatabaseError with its SQLSTATE and without its parameters', async () => {
    await database.query('insert into notes values (1, $1)', ['first'])
    const refusal = await database
      .query('insert into notes values (1, $1)', ['hunter2'])
      .catch((error) => error)
    expect(refusal).toBeInstanceOf(DatabaseError)
    expect(refusal.code).toBe('23505')
    expect(JSON.stringify(refusal, Object.getOwnPropertyNames(refusal))).not.toContain('hunter2')
  })

  test('a statement runs as before once it was refused, or once its table has changed', async () => {
    await database.script('create table shelves (id int primary key)')
    const put = (id: number) => database.query('insert into shelves values ($1) returning *', [id])
    expect(await put(1)).toEqual([{ id: 1 }])
    await expect(put(1)).rejects.toMatchObject({ code: '23505' })
    expect(await put(2)).toEqual([{ id: 2 }])
    await database.script('alter table shelves add column height int default 30')
    expect(await put(3)).toEqual([{ id: 3, height: 30 }])
  })

  test('more different statements than stay prepared are answered, the first of them again too', async () => {
    const ask = async (n: number) => (await database.query(`select $1::int + ${n} as sum`, [n]))[0]
    const rows = []
    for (let n = 0; n < 250; n++) rows.push(await ask(n))
    rows.push(await ask(0))
    expect(rows).toEqual([...Array.from({ length: 250 }, (_, n) => ({ sum: 2 * n })), { sum: 0 }])
  })

  test('no statement stays prepared whose values cannot be written', async () => {
    for (let n = 0; n < 150; n++)
      await expect(database.query(`select $1::bool as flag_${n}`, ['maybe'])).rejects.toThrow()
    const [row] = await database.query<{ count: number }>(
      'select count(*)::int as count from pg_prepared_statements',
    )
    expect(row?.count).toBeLessThanOrEqual(101)
  })

  test('statements of one transaction that are sent at once are each given their own answer', async () => {
    const answers = await database.transaction((tx) =>
      Promise.all([1, 2, 3].map((n) => tx.query(`select $1::int as of_${n}`, [n]))),
    )
    expect(answers).toEqual([[{ of_1: 1 }], [{ of_2: 2 }], [{ of_3: 3 }]])
  })

  test('a transaction that has ended runs nothing more', async () => {
    let kept: Queryable = database
    await database.transaction(async (tx) => {
      kept = tx
    })
    await expect(kept.query('select 1')).rejects.toThrow('The transaction has ended.')
  })

  test('a transaction that throws leaves nothing behind', async () => {
    const failing = database.transaction(async (tx) => {
      await tx.query("insert into notes values (2, 'gone')")
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await database.query('select * from notes where id = 2')).toEqual([])
  })

  test('a transaction cannot commit after it has swallowed a refusal', async () => {
    const swallowing = database.transaction(async (tx) => {
      await tx.query("insert into notes values (3, 'gone')")
      await tx.query('select * from nowhere').catch(() => {})
    })
    await expect(swallowing).rejects.toMatchObject({ name: 'DatabaseError', code: '25P02' })
    expect(await database.query('select * from notes where id = 3')).toEqual([])
  })

  test('a statement outside a running transaction stays outside it', async () => {
    let outside: Promise<unknown> = Promise.resolve()
    const failing = database.transaction(async (tx) => {
      await tx.query("insert into notes values (4, 'inside')")
      outside = database.query("insert into notes values (5, 'outside')")
      throw new Error('roll back')
    })
    await expect(failing).rejects.toThrow('roll back')
    await outside
    expect(await database.query('select id from notes where id in (4, 5)')).toEqual([{ id: 5 }])
  })

  test('fifty transactions at once that each read and then write lose no count', async () => {
    await database.query("insert into notes values (6, '0')")
    const increment = () =>
      database.transaction(async (tx) => {
        const [row] = await tx.query<{ text: string }>('select text from notes where id = 6 for update')
        await tx.query('update notes set text = $1 where id = 6', [String(Number(row?.text) + 1)])
      })
    await Promise.all(Array.from({ length: 50 }, increment))
    expect(await database.query('select text from notes where id = 6')).toEqual([{ text: '50' }])
  })

  describe('hostile text', () => {
    test.each(["'); drop table notes; --", '<script>alert(1)</script>', '\\', '%_\u{1F5BC}'])(
      '%s is kept as text',
      async (text) => {
        const [row] = await database.query('select $1::text as text', [text])
        expect(row).toEqual({ text })
      },
    )
  })
})
