import { beforeAll, expect, test } from 'vitest'
import { makeDemoCatalogue, recordOf } from '#services/content/demo/catalogue.ts'
import { seedDemoCatalogue } from '#services/content/demo/seed.ts'
import { importCatalogue } from '#services/content/import/import-catalogue.ts'
import { BLOCK } from '#services/content/index/blocks.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { serveStock } from '#tests/services/stock/stock-service.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type ContentService, createRecord, serveContent } from '../catalogue.ts'
import { fileOf, writeJsonLines } from '../import/files.ts'
import { fillBlocks, findMisplaced, migrateUpTo } from './blocks.ts'

/** The last migration of the version that opened a block twice. */
const BEFORE = 5

/** Asks no stock source. */
const OWN = { api: 'internal' }

onEachStore((openStore) => {
  let content: ContentService
  beforeAll(async () => {
    const database = await openStore('empty')
    await migrateUpTo(database, BEFORE)
    await breakStore(database)
    const stock = await serveStock()
    content = await serveContent(async () => database, stock.env)
  })

  /**
   * Leaves the store as that version could: the newest block full, another opened, and older images after it.
   */
  async function breakStore(database: Database): Promise<void> {
    const open = () => database.query('select content.search_open_blocks($1)', [BLOCK])
    await fillBlocks(database, BLOCK)
    await open()
    await expect(open()).rejects.toMatchObject({ code: '23505' })
    const refusal =
      'The store refused it: duplicate key value violates unique constraint "search_blocks_pkey"'
    await database.script(`
      insert into content.imports values ('museum', 3, 1, 0, 0), ('other', 2, 1, 0, 0);
      insert into content.import_ids values ('museum', 'full-1', 1), ('museum', 'm-2', 2), ('museum', 'm-3', 3);
      insert into content.import_faults values ('museum', 2, '${refusal}'), ('museum', 3, '${refusal}'), ('other', 2, 'Not JSON')`)
  }

  test('a store that had stopped taking images takes images of any date', async () => {
    await content.hold(createRecord({ id: 'old', title: 'boat', createdAt: new Date('1823-05-01') }))
    await content.hold(createRecord({ id: 'new', title: 'boat', createdAt: new Date('2026-05-01') }))
    expect(await content.ids('boat', OWN)).toEqual(['new', 'old'])
    expect((await content.ids('', OWN))[0]).toBe('new')
  })

  test('a favorite of a stock image is kept', async () => {
    const as = await content.signIn()
    const heart = await content.call('PATCH', '/content/edit/getty-1400000001/', {
      body: { favorite: true },
      as,
    })
    expect(heart.status).toBe(200)
    expect((await content.search({ filters: '{"favorites": true}' }, as)).body.images).toMatchObject([
      { id: 'getty-1400000001', user_favorite: true },
    ])
  })

  test('a stopped import brings the rows that it had to leave out, and another import goes on where it stopped', async () => {
    const rows = ['full-1', 'm-2', 'm-3'].map((id) => ({ id, title: 'museum', created: '1900-01-01' }))
    const outcome = await importCatalogue(
      content,
      {
        path: fileOf('museum.jsonl', writeJsonLines(rows)),
        fingerprint: 'museum',
        publish: true,
        takePicture: async () => null,
      },
      { onProgress: () => {}, signal: new AbortController().signal },
    )
    expect(outcome).toMatchObject({ finished: true, resumedAt: 0, added: 2, faults: [] })
    expect(await content.ids('museum', OWN)).toEqual(['m-3', 'm-2', 'full-1'])
    expect(await content.database.query('select fingerprint, entry from content.imports')).toEqual([
      { fingerprint: 'other', entry: 2 },
    ])
  })

  test('a demo catalogue that was begun is completed', { timeout: 60_000 }, async () => {
    await content.hold(
      ...makeDemoCatalogue()
        .slice(4)
        .map((work) => recordOf(work, ['neutral'], '')),
    )
    expect(await seedDemoCatalogue(content)).toBe(4)
    expect(await findMisplaced(content.database)).toEqual([])
  })
})
