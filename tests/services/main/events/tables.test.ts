import { beforeEach, describe, expect, test } from 'vitest'
import { FOLDED } from '#services/main/events/folded.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { checkTables } from '#services/shared/events/check-tables.ts'
import { UnreadableEvent } from '#services/shared/events/event-types.ts'
import { rebuildTables } from '#services/shared/events/rebuild-tables.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { EVERY_TYPE } from './every-type.ts'
import { openRecorded, readTables, recorded } from './recorded.ts'

test('the recorded shop has an event of every type', () => {
  expect([...new Set(recorded.events.map(({ type }) => type))].sort()).toEqual(EVERY_TYPE)
})

onEachStore((openStore) => {
  let database: Database
  beforeEach(async () => {
    database = await openRecorded(openStore)
  })

  const differenceAfter = async (change: string) => {
    await database.script(change)
    return (await checkTables(database, FOLDED)).difference
  }

  describe('rebuilding', () => {
    test('makes the tables of an older shop from its events', async () => {
      expect(await rebuildTables(database, FOLDED)).toBe(recorded.events.length)
      expect(await readTables(database)).toEqual(recorded.tables)
    })

    test('corrects what was changed by hand, whatever refers to it', async () => {
      await rebuildTables(database, FOLDED)
      await database.script(`
        insert into main.current_project (owner, cart) select owner, token from main.cart where owner is not null limit 1;
        insert into main.guest_order (order_id, mail_token) select order_id, 'mail' from main.orders limit 1;
        update main.cart set name = 'Other';
        delete from main.review;
        update main.orders set paid = false, grand_total = 1`)
      await rebuildTables(database, FOLDED)
      expect(await readTables(database)).toEqual(recorded.tables)
    })

    test('changes nothing if an event cannot be read', async () => {
      await rebuildTables(database, FOLDED)
      await database.script(`
        update main.cart set name = 'Other';
        update main.events set data = data - 'quantity' where type = 'item.quantity-changed'`)
      const before = await readTables(database)
      await expect(rebuildTables(database, FOLDED)).rejects.toBeInstanceOf(UnreadableEvent)
      expect(await readTables(database)).toEqual(before)
    })

    test('changes nothing if an event does not fit the ones before it', async () => {
      await rebuildTables(database, FOLDED)
      await database.script(
        `update main.events set data = data || '{"projectId": 1}' where type = 'cart.created'`,
      )
      await expect(rebuildTables(database, FOLDED)).rejects.toThrow('it does not fit what was before it')
      expect(await readTables(database)).toEqual(recorded.tables)
    })
  })

  describe('checking', () => {
    beforeEach(() => rebuildTables(database, FOLDED))

    test('finds no fault in tables that match their events, and leaves nothing behind', async () => {
      const all = recorded.events.length
      expect(await checkTables(database, FOLDED)).toEqual({ events: all, difference: null })
      expect(await checkTables(database, FOLDED)).toEqual({ events: all, difference: null })
      expect(await readTables(database)).toEqual(recorded.tables)
    })

    test('ignores when the catalogue was asked last', async () => {
      expect(await differenceAfter('update main.cart set checked_at = now()')).toBeNull()
    })

    test('names table, key and column of one cent that was changed by hand', async () => {
      const [item] = await database.query<{ id: number; unit_price: number }>(
        'select id, unit_price from main.cart_item order by id limit 1',
      )
      const { id = 0, unit_price: price = 0 } = item ?? {}
      expect(
        await differenceAfter(`update main.cart_item set unit_price = unit_price + 1 where id = ${id}`),
      ).toBe(`main.cart_item, id ${id}: unit_price is ${price + 1}, and by its events ${price}.`)
    })

    test.each([
      'cart_item',
      'share',
      'review',
      'orders',
      'royalty_line',
      'artist_balance',
      'artist_agreement',
      'payment_account',
      'tax_form',
      'b_notice',
      'payout',
      'payout_line',
      'payout_run',
      'payout_held',
      'adjustment',
      'payout_hold',
      'tax_year',
      'tax_filed',
      'tax_correction',
    ])('reports a missing row of %s', async (name) => {
      expect(await differenceAfter(`truncate main.${name} cascade`)).toMatch(
        new RegExp(`^main\\.${name}, .*: the row is missing, and its events make it\\.$`),
      )
    })

    test('reports a row that no event makes', async () => {
      const made = `insert into main.cart (token, project_id, name, changed_at) values ('by-hand', 99, 'By hand', now())`
      expect(await differenceAfter(made)).toBe(
        'main.cart, token by-hand: the row is there, and no event makes it.',
      )
    })

    test('names stream, number and type of an event that cannot be read', async () => {
      const odd = recorded.events.find(({ type }) => type === 'order.shipped')
      const broken = differenceAfter(`update main.events set data = '{}' where type = 'order.shipped'`)
      await expect(broken).rejects.toThrow(
        `Event ${odd?.version} of ${odd?.stream}, order.shipped, cannot be read: carrier: `,
      )
    })

    test('refuses a stream of an unknown kind', async () => {
      const strange = `update main.events set stream = 'parcel-1' where type = 'order.shipped'`
      await expect(differenceAfter(strange)).rejects.toThrow('there is no such kind of stream')
    })
  })
})
