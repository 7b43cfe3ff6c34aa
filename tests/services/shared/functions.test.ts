import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import type { Database } from '#services/shared/database/driver.ts'
import { migrate } from '#services/shared/database/migrate.ts'
import { createFolder } from '#tests/support/services/settings.ts'
import { onEachStore } from '#tests/support/services/stores.ts'

onEachStore((openStore) => {
  let database: Database
  let migrations: string
  let functions: string

  const write = (name: string, signature: string, body: string) =>
    writeFileSync(
      join(functions, `${name}.sql`),
      `create or replace function shop.${signature} returns int\nlanguage sql as $$ ${body} $$;\n`,
    )
  const run = () => migrate(database, 'shop', migrations, functions)
  const answer = async (call: string) => (await database.query(`select shop.${call} as answer`))[0]?.answer
  const functionsOfShop = async () =>
    (
      await database.query(
        `select oid::regprocedure::text as signature from pg_proc where pronamespace = 'shop'::regnamespace order by 1`,
      )
    ).map(({ signature }) => signature)

  beforeEach(async () => {
    database = await openStore('empty')
    migrations = createFolder()
    functions = createFolder()
    writeFileSync(join(migrations, '001_things.sql'), 'create table shop.things (size int);')
    write('largest', 'largest()', 'select max(size) from shop.things')
  })

  test('a function is made after its schema, and a function of an earlier file may call it', async () => {
    write('double', 'double()', 'select 2 * shop.largest()')
    await run()
    await database.script('insert into shop.things values (3), (5)')
    expect(await answer('double()')).toBe(10)
  })

  test('a changed file is applied at the next start', async () => {
    await run()
    write('largest', 'largest()', 'select 7')
    await run()
    expect(await answer('largest()')).toBe(7)
  })

  test('an unchanged file is not applied again, even if its line ends differ', async () => {
    await run()
    await database.script(
      'create or replace function shop.largest() returns int language sql as $$ select 8 $$',
    )
    writeFileSync(
      join(functions, 'largest.sql'),
      'create or replace function shop.largest() returns int\r\nlanguage sql as $$ select max(size) from shop.things $$;\r\n',
    )
    await run()
    expect(await answer('largest()')).toBe(8)
  })

  test('a function with other arguments replaces the earlier one', async () => {
    await run()
    write('largest', 'largest(above int)', 'select max(size) from shop.things where size > above')
    await run()
    expect(await functionsOfShop()).toEqual(['shop.largest(integer)'])
  })

  test('a file replaces a function that a migration made, whatever its arguments', async () => {
    writeFileSync(
      join(migrations, '002_old.sql'),
      'create function shop.largest(text) returns int language sql as $$ select 1 $$;',
    )
    await run()
    expect(await functionsOfShop()).toEqual(['shop.largest()'])
  })

  test('a function without its file is dropped', async () => {
    write('double', 'double()', 'select 2 * shop.largest()')
    await run()
    rmSync(join(functions, 'double.sql'))
    await run()
    expect(await functionsOfShop()).toEqual(['shop.largest()'])
  })

  test('five processes that start at once make the functions once', async () => {
    await Promise.all(Array.from({ length: 5 }, run))
    expect(await functionsOfShop()).toEqual(['shop.largest()'])
    expect(await answer('largest()')).toBeNull()
  })

  test('a file that fails leaves nothing of its own, nor of other new files', async () => {
    await run()
    writeFileSync(join(migrations, '002_more.sql'), 'create table shop.more (size int);')
    write('largest', 'largest()', 'select 7')
    writeFileSync(join(functions, 'wrong.sql'), 'create or replace functio shop.wrong() returns int;')
    await expect(run()).rejects.toMatchObject({ name: 'DatabaseError', code: '42601' })
    expect(await answer('largest()')).toBeNull()
    expect(await database.query("select to_regclass('shop.more') as found")).toEqual([{ found: null }])
  })

  test('a file that does not make the function of its name is refused', async () => {
    write('smallest', 'lowest()', 'select 1')
    await expect(run()).rejects.toThrow('smallest.sql makes no function shop.smallest')
  })
})
