import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Line } from '#services/main/cart/events.ts'
import { readOrder } from '#services/main/orders/streams.ts'
import { computeUnitPrice, totals } from '#services/main/pricing/rules.ts'
import type { Outbox } from '#services/shared/mail/mailer.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { serveMain } from '../main-service.ts'
import { orderingOf } from './ordering.ts'

const BUYERS = 50

const SIZE = { width: 24, height: 16 }

const lineOf = (quantity: number): Line => ({
  ...SIZE,
  id: 1_000_000 + quantity,
  imageId: 'lake',
  name: 'Lake',
  artist: '',
  imgsrc: '',
  preview: '',
  substrate: 'canvas',
  frame: null,
  quantity,
  unitPrice: computeUnitPrice('canvas', SIZE, 1),
  designToken: `design-${quantity}`,
})

onEachStore((openStore) => {
  test(`${BUYERS} who buy at once, some of them twice, get an order each, and the sums match the events`, async () => {
    const database = await openStore()
    const main = await serveMain(async () => database)
    const { place } = orderingOf(() => main)
    const people = []
    for (let quantity = 1; quantity <= BUYERS; quantity += 1) {
      const { access } = await main.signIn()
      const { token } = await main.createCart(access)
      await main.append(token, [{ type: 'item.added', data: lineOf(quantity) }])
      people.push({ access, token, quantity })
    }
    // On a slow machine the embedded store is too busy for some of so many: they press again.
    const press: typeof place = async (...pressed) => {
      const answer = await place(...pressed)
      return answer.status === 503 ? press(...pressed) : answer
    }

    const placed = await Promise.all(
      people.map(async ({ access, token, quantity }, index) => {
        const key = randomUUID()
        const presses = [press(token, { as: access, key })]
        // Press some buttons twice: again under the same key, and in a second tab under another.
        if (index % 5 === 0) presses.push(press(token, { as: access, key }))
        if (index % 5 === 1) presses.push(press(token, { as: access }))
        const answers = await Promise.all(presses)
        const orders = answers.filter(({ status }) => status === 201).map(({ body }) => body)
        expect(answers.map(({ status }) => status).sort()).toEqual(
          [[201, 201], [201, 409], [201], [201], [201]][index % 5],
        )
        expect(new Set(orders.map(({ order_id }) => order_id)).size).toBe(1)
        return { orderId: orders[0]?.order_id ?? '', quantity }
      }),
    )

    const [counted] = await database.query<{
      orders: number
      total: number
      streams: number
      closed: number
    }>(
      `select (select count(*)::int from main.orders) as orders, (select sum(grand_total)::int from main.orders) as total,
              (select count(distinct stream)::int from main.events where type = 'order.placed') as streams,
              (select count(*)::int from main.events where type = 'cart.ordered') as closed`,
    )
    let total = 0
    for (const { orderId, quantity } of placed) {
      const { placed: order, moments } = await readOrder(database, orderId)
      expect(moments.map(({ status }) => status)).toEqual(['placed'])
      const { lines, sums } = order
      const again = totals(lines.map((line) => ({ ...line, unitPrice: line.unit_price })))
      expect(sums).toEqual({
        quantity,
        subtotal: again.subtotal,
        volume_discount: again.volumeDiscount,
        volume_discount_rate: again.volumeDiscountRate,
        shipping: again.shipping,
        tax: { amount: expect.any(Number), rate: 0.055, jurisdiction: 'ME' },
        grand_total: again.grandTotal + (sums.tax?.amount ?? 0),
      })
      total += sums.grand_total
    }
    expect(counted).toEqual({ orders: BUYERS, total, streams: BUYERS, closed: BUYERS })
    const { messages } = (await main.call('GET', '/outbox/')).body as Outbox
    expect(new Set(messages.map(({ subject }) => subject)).size).toBe(BUYERS)
    expect(messages).toHaveLength(BUYERS)
  })
})
