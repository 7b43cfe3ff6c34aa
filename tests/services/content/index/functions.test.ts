import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { migrateContent } from '#services/content/schema.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { migrateUpTo } from '../search/blocks.ts'

/** The last version in which a migration made the functions. */
const BY_MIGRATIONS = 9

const FILES = resolve('services/content/index/functions')

onEachStore((openStore) => {
  const functionsOf = (database: Database) =>
    database.query<{ name: string; definition: string }>(
      `select proname as name, pg_get_functiondef(oid) as definition from pg_proc
       where pronamespace = 'content'::regnamespace order by definition`,
    )

  const upToDate = async (version: number) => {
    const database = await openStore('empty')
    if (version > 0) await migrateUpTo(database, version)
    await migrateContent(database)
    return functionsOf(database)
  }

  test('a new store and those of older versions have the same functions', async () => {
    const fresh = await upToDate(0)
    expect(await upToDate(BY_MIGRATIONS)).toEqual(fresh)
    // The walk of that version took other arguments.
    expect(await upToDate(3)).toEqual(fresh)
  })

  test('every function has a file, so that no migration is its source', async () => {
    const names = (await upToDate(0)).map(({ name }) => `${name}.sql`)
    expect(names.sort()).toEqual(readdirSync(FILES).sort())
  })

  test('a file replaces the function of an older version', async () => {
    const database = await openStore('empty')
    await migrateUpTo(database, BY_MIGRATIONS)
    const [before] = await functionsOf(database)
    await database.script(`
      create or replace function content.search_spellings(word text) returns text[]
      language sql immutable as $$ select array[word] $$`)
    await migrateContent(database)
    expect((await functionsOf(database))[0]).toEqual(before)
    expect(await database.query(`select content.search_spellings('cat') as spellings`)).toEqual([
      { spellings: ['at', 'ca', 'cat', 'ct'] },
    ])
  })
})
