import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openPriceBook } from '#services/main/pricing/book.ts'
import type { AvailableSizes } from '#services/main/sizes/contract.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { createFolder } from '#tests/support/services/settings.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type MainService, type Person, serveMain } from '../main-service.ts'
import { ADDRESS, orderingOf } from '../orders/ordering.ts'

const SHOP = {
  prices: { print: { base: '100.00', perSquareInch: '0.10' } },
  shipping: { base: '20.00', freeAbove: null },
  tax: { ME: { rate: 5.5, onShipping: true } },
}
/** The same as a process reads it: cents. */
const OWN = {
  prices: { print: { base: 10_000, perSquareInch: 10 } },
  shipping: { base: 2_000, freeAbove: null },
  tax: { ME: { rate: 5.5, onShipping: true } },
}

/** 24 × 16, of one dollar sign. */
const PRICE = 10_000 + 10 * 24 * 16
const SHIPPING = 2_000 + 160
/** 5.5% of both, half a cent up. */
const TAX = 880

afterFile(() => openPriceBook({}))

onEachStore((openStore) => {
  let main: MainService
  let ann: Person
  beforeAll(async () => {
    const SHOP_DIR = createFolder()
    writeFileSync(join(SHOP_DIR, 'shop.json'), JSON.stringify(SHOP))
    main = await serveMain(openStore, { SHOP_DIR })
    ann = await main.signIn()
  })
  beforeEach(() => openPriceBook({ ...OWN }))
  const { laden, quote, place, read } = orderingOf(() => main)

  test('sizes, carts, quotes and orders are all reckoned by the owner’s file', async () => {
    const { body } = await main.call('GET', '/api/v1/availablesizes/?w=36&h=24')
    const [print] = (body as AvailableSizes).substrates
    expect(print).toMatchObject({ substrate: 'print', base: 10_000, rate: 10 })
    const { token } = await laden(ann.access)
    expect((await main.items(token, ann.access)).results[0]?.unit_price).toBe(PRICE)
    expect((await quote(token, { as: ann.access, address: ADDRESS })).body).toMatchObject({
      subtotal: PRICE,
      shipping: SHIPPING,
      tax: { amount: TAX, rate: 0.055, jurisdiction: 'ME' },
      grand_total: PRICE + SHIPPING + TAX,
    })
  })

  test('an order keeps the prices that it was placed at, and an open cart takes the new ones', async () => {
    const [ordered, open] = [await laden(ann.access), await laden(ann.access)]
    const { order_id } = (await place(ordered.token, { as: ann.access })).body
    // The owner publishes, and the shop is started anew.
    openPriceBook({ ...OWN, prices: { print: { base: 20_000, perSquareInch: 10 } } })
    main.clock.advance(31_000)
    expect((await main.items(open.token, ann.access)).results[0]).toMatchObject({
      unit_price: PRICE + 10_000,
      added_unit_price: PRICE,
    })
    expect((await read(order_id, { as: ann.access })).body).toMatchObject({
      subtotal: PRICE,
      grand_total: PRICE + SHIPPING + TAX,
    })
  })
})
