import { beforeEach, expect, test } from 'vitest'
import { checkLedger } from '#services/main/events/check-ledger.ts'
import { FOLDED } from '#services/main/events/folded.ts'
import { createContent } from '#services/main/images/content.ts'
import { createDeriving } from '#services/main/orders/deriving.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { rebuildTables } from '#services/shared/events/rebuild-tables.ts'
import { UpstreamFailure } from '#services/shared/http/client.ts'
import { createClock } from '#tests/support/services/clock.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type ContentStandIn, createImage, serveContent } from '../content-stand-in.ts'
import { openRecorded } from '../events/recorded.ts'
import { NEW_YORK } from './selling.ts'

const DERIVED = 'royalty-terms.derived'

onEachStore((openStore) => {
  let database: Database
  let content: ContentStandIn
  let derive: () => Promise<boolean>

  /** A shop of before terms were pinned: one order delivered, one paid, cancelled and refunded. */
  beforeEach(async () => {
    database = await openRecorded(openStore)
    await database.query(`delete from main.events where type = $1 or stream !~ '^(project|order)-'`, [
      DERIVED,
    ])
    await rebuildTables(database, FOLDED)
    content = await serveContent()
    content.images.set('lake', createImage({ id: 'lake' }))
    derive = createDeriving({
      database,
      clock: createClock(),
      content: createContent(content.url, 'key'),
      timeZone: NEW_YORK,
    })
  })

  const derived = () =>
    database.query<{ stream: string; data: { terms: object[] } }>(
      'select stream, data from main.events where type = $1 order by stream',
      [DERIVED],
    )
  const keys = async () =>
    (await database.query<{ key: string }>('select key from main.ledger_entry order by key')).map(
      ({ key }) => key,
    )

  test('earlier orders get their terms once, by one event each, and all that they owe is booked', async () => {
    expect(await keys()).toEqual([])
    expect(await derive()).toBe(true)
    expect(await derive()).toBe(false)
    expect(await derived()).toMatchObject([
      { stream: 'order-4FP0-3M7J', data: { terms: [{ line: 7, artistId: 7, rateBp: 1_000, base: 11_112 }] } },
      {
        stream: 'order-NM27-KSW0',
        data: {
          terms: [
            { line: 1, artistId: 7 },
            { line: 3, artistId: null, leftOut: 'gone' },
          ],
        },
      },
    ])
    expect(await keys()).toEqual([
      '4FP0-3M7J/7/accrual',
      '4FP0-3M7J/7/reversal',
      '4FP0-3M7J/refund',
      '4FP0-3M7J/sale',
      'NM27-KSW0/1/accrual',
      'NM27-KSW0/refund/R3',
      'NM27-KSW0/sale',
    ])
    expect(
      await database.query(
        'select state, delivered_on, accrued_on, royalty from main.royalty_line order by id',
      ),
    ).toEqual([
      { state: 'reversed', delivered_on: null, accrued_on: '2026-11-20', royalty: 1_111 },
      { state: 'pending', delivered_on: '2026-11-20', accrued_on: '2026-11-20', royalty: 5_556 },
      { state: 'placed', delivered_on: null, accrued_on: null, royalty: 0 },
    ])
    expect(await checkLedger(database)).toMatchObject({ difference: null, entries: 7 })
    await rebuildTables(database, FOLDED)
    expect(await keys()).toHaveLength(7)
  })

  test('what the catalogue cannot be asked for waits, and nothing is booked meanwhile', async () => {
    content.fault = 'error'
    await expect(derive()).rejects.toBeInstanceOf(UpstreamFailure)
    expect(await derived()).toEqual([])
    expect(await checkLedger(database)).toMatchObject({ difference: null, entries: 0 })
    content.fault = 'none'
    expect(await derive()).toBe(true)
    expect(await derived()).toHaveLength(2)
  })

  test('two processes that derive at once do it once', async () => {
    await Promise.all([derive(), derive()]).catch((error: unknown) => expect(`${error}`).toContain('version'))
    while (await derive());
    expect(await derived()).toHaveLength(2)
    expect(await checkLedger(database)).toMatchObject({ difference: null })
  })
})
