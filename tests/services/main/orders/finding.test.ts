import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { CartView } from '#services/main/cart/contract.ts'
import type { FoundOrder } from '#services/main/orders/contract.ts'
import type { Outbox } from '#services/shared/mail/mailer.ts'
import { makeAddress } from '#tests/support/new-address.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type MainService, serveMain } from '../main-service.ts'
import { orderingOf } from './ordering.ts'

const NO_MATCH = {
  status: 400,
  body: { non_field_errors: ['No guest order matches that number and email. Please check both.'] },
}

onEachStore((openStore) => {
  let main: MainService
  beforeAll(async () => {
    main = await serveMain(openStore)
  })
  const { place, read, laden } = orderingOf(() => main)

  const guestOrder = async (email = `${randomUUID()}@example.com`) => {
    const headers = { 'x-forwarded-for': makeAddress() }
    const made = await main.call('POST', '/api/v2/cart/', { body: { cart_email: email }, headers })
    const { token } = made.body as CartView
    await main.add(token)
    const { body } = await place(token)
    return { orderId: body.order_id, email }
  }
  const find = (order_id: string, email: string, from = makeAddress()) =>
    main.call('POST', '/api/v2/orders/find/', {
      body: { order_id, email },
      headers: { 'x-forwarded-for': from },
    })
  const tokenOf = async (orderId: string, email: string) =>
    ((await find(orderId, email)).body as FoundOrder).token

  describe('a guest’s order', () => {
    test('opens by its number and email, in any case and without the dash', async () => {
      const { orderId, email } = await guestOrder()
      const typed = ` #${orderId.toLowerCase().replace('-', ' ')} `
      const found = await find(typed, email.toUpperCase())
      expect(found).toMatchObject({ status: 200, body: { order_id: orderId } })
      const { token } = found.body as FoundOrder
      expect(await read(orderId, { token })).toMatchObject({
        status: 200,
        body: { order_id: orderId, email },
      })
    })

    test('is as unknown with a wrong email as a number that no order has, and as the order of an account', async () => {
      const { orderId, email } = await guestOrder()
      const ann = await main.signIn()
      const { token } = await laden(ann.access)
      const own = (await place(token, { as: ann.access })).body
      const tries = [
        [orderId, `x${email}`],
        ['ABCD-2345', email],
        ['no number', email],
        [own.order_id, own.email],
      ] as const
      for (const [number, of] of tries) expect(await find(number, of)).toMatchObject(NO_MATCH)
    })

    test('is the only one that opens: another of the same email stays shut', async () => {
      const { orderId, email } = await guestOrder()
      const other = await guestOrder(email)
      const token = await tokenOf(orderId, email)
      expect((await read(other.orderId, { token })).status).toBe(404)
      expect((await read(orderId, { token: `${token}x` })).status).toBe(404)
    })

    test('opens for a day, and its opening confirms no address', async () => {
      const { orderId, email } = await guestOrder()
      const token = await tokenOf(orderId, email)
      await read(orderId, { token })
      const { messages } = (await main.call('GET', '/outbox/')).body as Outbox
      expect(messages.filter(({ to }) => to === email)).toHaveLength(1)
      await main.database.query(
        `update main.order_opening set ends_at = ends_at - interval '1 day' where order_id = $1`,
        [orderId],
      )
      expect((await read(orderId, { token })).status).toBe(404)
    })

    test('is looked for ten times in a row from anywhere, and then has to wait', async () => {
      const { orderId } = await guestOrder()
      for (let tries = 0; tries < 10; tries += 1)
        expect((await find(orderId, 'x@example.com')).status).toBe(400)
      const refused = await find(orderId, 'x@example.com')
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      // Another number is not affected.
      expect((await find('ABCD-2346', 'x@example.com')).status).toBe(400)
    })

    test('is looked for twenty times in a row from one network', async () => {
      const from = makeAddress()
      for (let tries = 0; tries < 20; tries += 1) await find(`ABCD-99${10 + tries}`, 'x@example.com', from)
      expect((await find('ABCD-9950', 'x@example.com', from)).status).toBe(429)
    })
  })
})
