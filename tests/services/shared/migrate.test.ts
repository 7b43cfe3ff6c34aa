import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import type { Database } from '#services/shared/database/driver.ts'
import { migrate } from '#services/shared/database/migrate.ts'
import { createFolder } from '#tests/support/services/settings.ts'
import { onEachStore } from '#tests/support/services/stores.ts'

onEachStore((openStore) => {
  let database: Database
  let folder: string

  const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql)
  const run = () => migrate(database, 'shop', folder)
  const labels = () => database.query('select label from shop.things order by label')

  beforeEach(async () => {
    database = await openStore('empty')
    folder = createFolder()
    write('001_things.sql', 'create table shop.things (label text);')
    write(
      '002_first.sql',
      "insert into shop.things values ('first'); insert into shop.things values ('second');",
    )
  })

  test('files are applied once, in their order, and new files later', async () => {
    await run()
    await run()
    write('003_third.sql', "insert into shop.things values ('third');")
    await run()
    expect(await labels()).toEqual([{ label: 'first' }, { label: 'second' }, { label: 'third' }])
  })

  test('five processes that start at once apply the files once', async () => {
    await Promise.all(Array.from({ length: 5 }, run))
    expect(await labels()).toHaveLength(2)
  })

  test('a file that fails leaves nothing of its own or of the files before it', async () => {
    write('003_broken.sql', "insert into shop.things values ('third'); insert into shop.nowhere values (1);")
    await expect(run()).rejects.toMatchObject({ name: 'DatabaseError', code: '42P01' })
    expect(await database.query("select to_regclass('shop.things') as found")).toEqual([{ found: null }])
  })

  test('an applied file that was changed is refused by its name', async () => {
    await run()
    write('002_first.sql', "insert into shop.things values ('other');")
    await expect(run()).rejects.toThrow(
      '002_first.sql was changed after it was applied to shop: write a new migration instead',
    )
  })

  test('other line ends are not a change', async () => {
    write('001_things.sql', 'create table shop.things (\nlabel text);\n')
    await run()
    write('001_things.sql', 'create table shop.things (\r\nlabel text);\r\n')
    await expect(run()).resolves.toBeUndefined()
  })

  test('an applied file that is missing is refused by its name', async () => {
    await run()
    rmSync(join(folder, '002_first.sql'))
    await expect(run()).rejects.toThrow(
      '002_first.sql was applied to shop, but nothing stands in its place here',
    )
  })

  test('a file out of order is refused by its name', async () => {
    write('004_gap.sql', 'select 1;')
    await expect(run()).rejects.toThrow('004_gap.sql is not named for its place, 003_name.sql')
  })
})
