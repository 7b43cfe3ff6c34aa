import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { createCartStreams } from '#services/main/cart/streams.ts'
import { FOLDED } from '#services/main/events/folded.ts'
import { systemClock } from '#services/shared/clock.ts'
import { checkTables } from '#services/shared/events/check-tables.ts'
import { rebuildTables } from '#services/shared/events/rebuild-tables.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { createImage } from '../content-stand-in.ts'
import { type MainService, serveMain } from '../main-service.ts'
import { type Act, openRandomShop } from './random-shop.ts'
import { readTables } from './recorded.ts'

const OFTEN: Act['does'][] = [
  'create',
  'add',
  'add',
  'add',
  'change',
  'undo',
  'undo',
  'migrate',
  'order',
  'transition',
]
const SELDOM: Act['does'][] = ['remove', 'rename', 'check', 'share', 'withdraw', 'review', 'reorder']

const act: fc.Arbitrary<Act> = fc.record({
  does: fc.constantFrom(...OFTEN, ...SELDOM),
  which: fc.nat(5),
  who: fc.nat(2),
  what: fc.nat(11),
})
/**
 * Each history begins with what chance seldom brings together: a merge that is undone, and an order that is
 * paid.
 */
const BEGINNING: Act[] = [
  { does: 'create', which: 0, who: 0, what: 0 },
  { does: 'create', which: 1, who: 1, what: 0 },
  { does: 'add', which: 0, who: 0, what: 1 },
  { does: 'add', which: 1, who: 1, what: 1 },
  { does: 'migrate', which: 0, who: 1, what: 1 },
  { does: 'order', which: 1, who: 1, what: 0 },
  { does: 'transition', which: 0, who: 1, what: 0 },
]
const history = fc.array(act, { minLength: 15, maxLength: 40, size: 'max' })

onEachStore((openStore) => {
  let main: MainService
  beforeAll(async () => {
    main = await serveMain(openStore)
  })

  /** Reads lines both as commands fold them and as the tables show them. */
  async function readLines() {
    const { database } = main
    const rows = await database.query<{ token: string; lines: unknown[] }>(
      `select token, coalesce((select jsonb_agg(jsonb_build_array(id, quantity, unit_price, added_unit_price, fault) order by id)
         from main.cart_item where cart = token), '[]') as lines from main.cart order by token`,
    )
    const streams = createCartStreams({ clock: systemClock })
    const folded: typeof rows = []
    for (const { token } of rows) {
      const { state } = await streams.read(database, token)
      const lines = state.lines
        .toSorted((a, b) => a.id - b.id)
        .map(({ id, quantity, unitPrice, addedUnitPrice = unitPrice, fault = null }) => {
          return [id, quantity, unitPrice, addedUnitPrice, fault]
        })
      folded.push({ token, lines })
    }
    return { folded, rows }
  }

  test('after any history of a shop its tables match its events, and can be made again from them', {
    timeout: 300_000,
  }, async () => {
    const statuses: number[] = []
    await fc.assert(
      fc.asyncProperty(history, async (acts) => {
        main.content.images.set('lake', createImage({ id: 'lake' }))
        const live = openRandomShop(main)
        for (const each of [...BEGINNING, ...acts]) statuses.push(await live(each))
        expect((await checkTables(main.database, FOLDED)).difference).toBeNull()
        const { folded, rows } = await readLines()
        expect(folded).toEqual(rows)
      }),
      // All runs share one store: what once went wrong stays wrong, so a smaller history would prove nothing.
      { numRuns: 16, endOnFailure: true },
    )
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    expect(statuses.filter((status) => status < 300).length).toBeGreaterThan(statuses.length / 4)
    const before = await readTables(main.database)
    await rebuildTables(main.database, FOLDED)
    expect(await readTables(main.database)).toEqual(before)
    const told = await main.database.query<{ type: string }>('select distinct type from main.events')
    expect(told.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['cart.merged', 'merge.undone', 'lines.returned', 'order.placed', 'order.paid']),
    )
  })
})
