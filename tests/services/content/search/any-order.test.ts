import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { writeImages } from '#services/content/images/write-images.ts'
import { importCatalogue } from '#services/content/import/import-catalogue.ts'
import { BLOCK, cutBlocks } from '#services/content/index/blocks.ts'
import { createClock } from '#tests/support/services/clock.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type ContentService, createRecord, serveContent } from '../catalogue.ts'
import { fileOf, writeJsonLines } from '../import/files.ts'
import { countLongestBlock, FILLED_FROM, fillBlocks, findMisplaced } from './blocks.ts'

const DAY_MS = 86_400_000
const FIRST_DAY = Date.parse('1800-01-01')

/** Days of images in order of arrival: in any order, rising, falling, or all the same. */
const days = fc.array(fc.nat(60), { minLength: 20, maxLength: 60, size: 'max' }).chain((any) =>
  fc.constantFrom(
    any,
    any.toSorted((a, b) => a - b),
    any.toSorted((a, b) => b - a),
    any.map(() => 7),
  ),
)

/** What upkeep does between two batches. */
const upkeep = fc.constantFrom('none', 'none', 'cut', 'cut and stopped')

const catalogue = fc.record({
  days,
  batch: fc.integer({ min: 3, max: 30 }),
  block: fc.integer({ min: 3, max: 8 }),
  step: fc.integer({ min: 2, max: 9 }),
  upkeep: fc.array(upkeep, { minLength: 1, maxLength: 5 }),
  popularities: fc.array(fc.nat(2), { minLength: 1, maxLength: 5 }),
})

onEachStore((openStore) => {
  let content: ContentService
  beforeAll(async () => {
    content = await serveContent(openStore)
  })

  const empty = () =>
    content.database.script(`
      delete from content.images;
      delete from content.search_blocks where seq > -9223372036854775808;
      delete from content.imports`)

  test('images that are stored in any order are found in the order asked for, however their blocks were cut', {
    timeout: 120_000,
  }, async () => {
    const { database } = content
    const hold = async ({ days, batch, block, step, upkeep, popularities }: Catalogue) => {
      const records = days.map((day, at) =>
        createRecord({
          id: `w-${at}`,
          createdAt: new Date(FIRST_DAY + day * DAY_MS),
          popularity: popularities[at % popularities.length] ?? 0,
        }),
      )
      const sizes = { block, most: 2 * block + 1, step }
      for (let start = 0; start < records.length; start += batch) {
        await database.transaction(async (tx) => {
          await tx.query('select content.search_open_blocks($1)', [block])
          await writeImages(tx, records.slice(start, start + batch), content.clock())
        })
        const now = upkeep[(start / batch) % upkeep.length]
        if (now === 'none') continue
        for await (const _ of cutBlocks(database, sizes)) if (now === 'cut and stopped') break
      }
      for await (const _ of cutBlocks(database, sizes));
      expect(await findMisplaced(database)).toEqual([])
      expect(await countLongestBlock(database)).toBeLessThan(sizes.most)
      // Images of one day are found last come, first shown.
      return records.toReversed()
    }
    await fc.assert(
      fc.asyncProperty(catalogue, async (coming) => {
        await empty()
        const newest = (await hold(coming)).toSorted((a, b) => Number(b.createdAt) - Number(a.createdAt))
        expect(await content.ids('')).toEqual(newest.map(({ id }) => id))
        const popular = newest.toSorted((a, b) => b.popularity - a.popularity)
        expect(await content.ids('', { sort: 'popular' })).toEqual(popular.map(({ id }) => id))
      }),
      { numRuns: 12, interruptAfterTimeLimit: 90_000, markInterruptAsFailure: true },
    )
  })

  describe('a file for a catalogue whose newest block is full', () => {
    beforeAll(async () => {
      await empty()
      await fillBlocks(content.database, BLOCK)
    })

    const ROWS = 1_100
    const at = (day: number) => new Date(Number(FILLED_FROM) + day * DAY_MS).toISOString()
    test.each([
      ['descending', (n: number) => -n],
      ['ascending', (n: number) => n - ROWS / 2],
      ['equal', () => -3],
      // Takes each day once: 7 and 1,100 have no divisor in common.
      ['random', (n: number) => (((n + 1) * 7_919) % ROWS) - ROWS / 2],
    ])('is imported whole when its dates are %s, and is found in their order', async (order, dayOf) => {
      const rows = Array.from({ length: ROWS }, (_, n) => ({
        id: `${order}-${n}`,
        title: order,
        created: at(dayOf(n)),
      }))
      const outcome = await importCatalogue(
        { database: content.database, clock: createClock() },
        {
          path: fileOf('rows.jsonl', writeJsonLines(rows)),
          fingerprint: order,
          publish: true,
          takePicture: async () => null,
        },
        { onProgress: () => {}, signal: new AbortController().signal },
      )
      expect(outcome).toMatchObject({ finished: true, added: ROWS, bad: 0, faults: [] })
      const expected = rows.toReversed().toSorted((a, b) => Date.parse(b.created) - Date.parse(a.created))
      const found: string[] = []
      for (let offset = 0; offset < ROWS; offset += 100) found.push(...(await content.ids(order, { offset })))
      expect(found).toEqual(expected.map(({ id }) => id))
      expect(await findMisplaced(content.database)).toEqual([])
    })
  })
})

type Catalogue = typeof catalogue extends fc.Arbitrary<infer Value> ? Value : never
