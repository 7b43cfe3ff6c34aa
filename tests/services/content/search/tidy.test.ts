import { beforeAll, describe, expect, inject, test } from 'vitest'
import { importCatalogue } from '#services/content/import/import-catalogue.ts'
import { BLOCK, cutBlocks, MOST } from '#services/content/index/blocks.ts'
import { tidySearch } from '#services/content/index/tidy-search.ts'
import { migrateContent } from '#services/content/schema.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { openPostgres } from '#services/shared/database/postgres.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { createClock } from '#tests/support/services/clock.ts'
import { createServerDatabase } from '#tests/support/services/stores.ts'
import { fileOf } from '../import/files.ts'
import { countLongestBlock, fillBlocks, findMisplaced } from './blocks.ts'

/** The most connections that a service opens. */
const CONNECTIONS = 10
const LIMIT_MS = 100
const IMAGES = 2_000
const SIZES = { block: 500, most: 1_000, step: 200 }

describe.skipIf(inject('postgresUrl') === null)('tidying on a server that cancels what takes long', () => {
  let database: Database
  let hurried: Database
  beforeAll(async () => {
    const url = await createServerDatabase()
    database = openPostgres(url)
    afterFile(() => database.close())
    await migrateContent(database)
    await fillBlocks(database, IMAGES)
    hurried = openPostgres(`${url}&statement_timeout=${LIMIT_MS}`)
    afterFile(() => hurried.close())
    // Makes each step take longer than the limit.
    await database.script(`
      create function slow() returns trigger language plpgsql as $$ begin perform pg_sleep(2 * ${LIMIT_MS} / 1000.0); return new; end $$;
      create trigger slow before insert or update on content.search_blocks for each row execute function slow()`)
  })

  test('is completed in steps that each leave every image in its block', async () => {
    const moved: number[] = []
    for await (const so of cutBlocks(hurried, SIZES)) {
      moved.push(so)
      expect(await findMisplaced(database)).toEqual([])
    }
    expect(await countLongestBlock(database)).toBeLessThan(SIZES.most)
    const steps = moved.map((so, at) => so - (moved[at - 1] ?? 0))
    expect(Math.max(...steps)).toBeLessThanOrEqual(SIZES.step)
    // It moves images of both orders, except those that may stay in a first block.
    expect(moved.at(-1)).toBeGreaterThan(2 * (IMAGES - SIZES.most))
  })

  test('vacuums the index', async () => {
    const vacuumed = () =>
      database.query<{ count: number }>(
        `select vacuum_count as count from pg_stat_user_tables where relid = 'content.image_search'::regclass`,
      )
    const [before] = await vacuumed()
    const tidying = database.transaction(async (tx) => {
      await tx.query('lock table content.image_search in share update exclusive mode')
      const done = (async () => {
        for await (const _ of tidySearch(hurried));
      })()
      // Hold the lock longer than the vacuum may wait for it.
      await tx.query('select pg_sleep($1)', [(3 * LIMIT_MS) / 1000])
      return { done }
    })
    await (await tidying).done
    await expect.poll(vacuumed, { timeout: 10_000 }).toEqual([{ count: (before?.count ?? 0) + 1 }])
  })

  test('leaves the usual limit to the next statement', async () => {
    for (let n = 0; n < CONNECTIONS; n += 1) {
      await expect(hurried.query('select pg_sleep(10)')).rejects.toMatchObject({ code: '57014' })
    }
  })

  test('says when it fails', async () => {
    await database.script('alter table content.image_search rename to hidden')
    const tidying = (async () => {
      for await (const _ of tidySearch(hurried));
    })()
    await expect(tidying).rejects.toMatchObject({ name: 'DatabaseError', code: '42P01' })
    await database.script('alter table content.hidden rename to image_search')
  })

  test('ends an import, and reports its progress', { timeout: 120_000 }, async () => {
    const url = await createServerDatabase()
    const grown = openPostgres(url)
    afterFile(() => grown.close())
    await migrateContent(grown)
    await fillBlocks(grown, MOST)
    const told: unknown[] = []
    const outcome = await importCatalogue(
      { database: grown, clock: createClock() },
      { path: fileOf('none.jsonl', ''), fingerprint: 'none', publish: true, takePicture: async () => null },
      { onProgress: ({ tidied }) => told.push(tidied), signal: new AbortController().signal },
    )
    expect(outcome).toMatchObject({ finished: true, untidy: null, tidied: null })
    expect(await countLongestBlock(grown)).toBe(MOST - BLOCK)
    expect(await findMisplaced(grown)).toEqual([])
    expect(told[0]).toBe(0)
    expect(told.slice(-2)).toEqual([2 * BLOCK, 'vacuum'])
    expect(told.length).toBeGreaterThan(10)
  })

  test('can run twice at once', async () => {
    await database.script('drop trigger slow on content.search_blocks')
    const tidy = async (step: number) => {
      for await (const _ of cutBlocks(database, { block: 100, most: 201, step }));
    }
    await Promise.all([tidy(30), tidy(70), tidy(30)])
    expect(await findMisplaced(database)).toEqual([])
    expect(await countLongestBlock(database)).toBeLessThan(201)
  })
})
