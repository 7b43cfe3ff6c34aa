import { describe, expect, test } from 'vitest'
import { seedDemoMoney } from '#services/main/demo/seed.ts'
import { checkLedger } from '#services/main/events/check-ledger.ts'
import type { Database } from '#services/shared/database/driver.ts'
import type { Substrate } from '#services/shared/vocabulary.ts'
import { createSettings } from '#tests/support/services/settings.ts'
import { type OpenStore, onEachStore } from '#tests/support/services/stores.ts'
import { createImage, serveContent } from '../content-stand-in.ts'

const SEATS = 80

/** Four works of each artist of the demo catalogue, one of which is not published. */
async function serveCatalogue() {
  const content = await serveContent()
  for (let number = 1; number <= SEATS * 4; number += 1) {
    const seat = ((number - 1) % SEATS) + 1
    const id = `aq-${String(number).padStart(6, '0')}`
    const substrates: Substrate[] = number % 2 === 0 ? ['print', 'canvas'] : ['print', 'acrylic', 'aluminum']
    content.images.set(
      id,
      createImage({ id, artist: `Artist ${seat}`, substrates, published: number % 7 > 0 }),
    )
    content.terms.set(id, { artist_id: seat })
  }
  return content
}

async function openShop(openStore: OpenStore, on: string) {
  const content = await serveCatalogue()
  const database = await openStore()
  const settings = createSettings({ CONTENT_URL: content.url })
  const seed = () => seedDemoMoney({ database, settings, clock: () => new Date(`${on}T12:00:00Z`) })
  return { content, database, seed }
}

const statusesOf = (database: Database) =>
  database.query<{ run: string; status: string; count: number }>(
    'select run, status, count(*)::int as count from main.payout group by run, status order by run, status',
  )

onEachStore((openStore) => {
  describe('the demonstration of money', () => {
    // A day near each end of a year, and one on which the first run is as near as it may be.
    test.each(['2026-11-26', '2027-01-05', '2027-07-18', '2028-02-29'])(
      'is whole on %s: three runs with what became of each payout, and books that balance',
      async (on) => {
        const { database, seed } = await openShop(openStore, on)
        expect(await seed()).toBe(true)
        expect(await statusesOf(database)).toEqual([
          { run: 'demo-1', status: 'paid', count: 7 },
          { run: 'demo-2', status: 'failed', count: 1 },
          { run: 'demo-2', status: 'paid', count: 4 },
          { run: 'demo-2', status: 'returned', count: 1 },
          { run: 'demo-2', status: 'sent', count: 2 },
          { run: 'demo-middle', status: 'paid', count: 1 },
        ])
        const held = await database.query<{ artist: string; reasons: { kind: string }[] }>(
          `select artist, reasons from main.payout_held where run = 'demo-2' order by artist_id`,
        )
        expect(held.map(({ artist, reasons }) => [artist, reasons.map(({ kind }) => kind)])).toEqual([
          ['Artist 6', ['tax-form-ended']],
          ['Artist 7', ['no-tax-form']],
          ['Artist 8', ['staff-hold']],
          ['Artist 9', ['below-minimum']],
          ['Artist 12', ['tax-form-awaited']],
        ])
        const year = Number(on.slice(0, 4)) - 1
        const [paid] = await database.query<{ artists: number; withheld: number }>(
          `select count(distinct artist_id)::int as artists, sum(withheld)::int as withheld from main.payout
           where paid_on between $1 and $2 and returned_on is null and run = 'demo-1'`,
          [`${year}-01-01`, `${year}-12-31`],
        )
        expect(paid).toMatchObject({ artists: 7, withheld: expect.any(Number) })
        expect(paid?.withheld).toBeGreaterThan(0)
        expect(await database.query(`select status from main.adjustment`)).toEqual([{ status: 'waiting' }])
        const [owing] = await database.query('select cleared from main.artist_balance where cleared < 0')
        expect(owing).toBeDefined()
        expect(await checkLedger(database)).toMatchObject({ difference: null })
      },
      60_000,
    )

    test('is made once: a second start adds nothing', async () => {
      const { database, seed } = await openShop(openStore, '2026-11-26')
      expect(await Promise.all([seed(), seed()])).toEqual(expect.arrayContaining([true, false]))
      const count = () => database.query('select count(*)::int as count from main.events')
      const before = await count()
      expect(await seed()).toBe(false)
      expect(await count()).toEqual(before)
    })

    test('is not made of a catalogue that somebody has brought, or that cannot be asked', async () => {
      const { content, database, seed } = await openShop(openStore, '2026-11-26')
      content.fault = 'error'
      expect(await seed()).toBe(false)
      content.fault = 'none'
      content.images.delete('aq-000001')
      for (const number of [81, 161, 241]) content.images.delete(`aq-${String(number).padStart(6, '0')}`)
      expect(await seed()).toBe(false)
      expect(await statusesOf(database)).toEqual([])
    })
  })
})
