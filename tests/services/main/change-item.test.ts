import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type MainService, serveMain } from './main-service.ts'

onEachStore((openStore) => {
  let main: MainService
  beforeAll(async () => {
    main = await serveMain(openStore)
  })

  describe('a quantity', () => {
    const path = (token: string, id: number | string) => `/api/v2/projects/${token}/item/?id=${id}`

    // Spec 7.17
    test('is set, and the item is answered', async () => {
      const { token } = await main.createCart()
      const { body } = await main.add(token)
      const reply = await main.call('PATCH', path(token, body.id), { body: { quantity: 12 } })
      expect(reply).toMatchObject({ status: 200, body: { id: body.id, quantity: 12 } })
      const cart = await main.call('GET', `/api/v2/cart/${token}/`)
      expect(cart.body).toMatchObject({ quantity: 12, volume_discount_rate: 0.05 })
    })

    test.each([0, -1, 1.5, 1e9, 1000, '1', null, undefined, [1], { much: 1 }, true])(
      'of %j is refused at its field and changes nothing',
      async (quantity) => {
        const { token } = await main.createCart()
        const { body } = await main.add(token)
        const reply = await main.call('PATCH', path(token, body.id), { body: { quantity } })
        expect(reply.status).toBe(400)
        expect(reply.body).toEqual({ quantity: [expect.any(String)] })
        expect((await main.items(token)).results).toMatchObject([{ quantity: 1 }])
      },
    )

    test('changed by many at once is the one of one of them, and the sums agree', async () => {
      const { token } = await main.createCart()
      const { body } = await main.add(token)
      const wanted = Array.from({ length: 20 }, (_, index) => index + 1)
      const replies = await Promise.all(
        wanted.map((quantity) => main.call('PATCH', path(token, body.id), { body: { quantity } })),
      )
      expect(replies.map(({ status }) => status)).toEqual(wanted.map(() => 200))
      const [item] = (await main.items(token)).results
      expect(wanted).toContain(item?.quantity)
      const cart = await main.call('GET', `/api/v2/cart/${token}/`)
      expect(cart.body).toMatchObject({ quantity: item?.quantity })
    })

    test('is never more than 999', async () => {
      const { token } = await main.createCart()
      const { body } = await main.add(token)
      await main.call('PATCH', path(token, body.id), { body: { quantity: 999 } })
      expect(await main.add(token)).toMatchObject({ status: 201, body: { quantity: 999 } })
    })

    test('of an item that is not in this cart is 404', async () => {
      const [mine, other] = [await main.createCart(), await main.createCart()]
      const { body } = await main.add(other.token)
      const reply = await main.call('PATCH', path(mine.token, body.id), { body: { quantity: 2 } })
      expect(reply.status).toBe(404)
      expect((await main.items(other.token)).results).toMatchObject([{ quantity: 1 }])
    })

    test.each(['', 'x', '0', '-1', '1.5', '99999999999', "1' or 1=1"])(
      'of item %j is refused at id',
      async (id) => {
        const { token } = await main.createCart()
        const reply = await main.call('PATCH', path(token, encodeURIComponent(id)), { body: { quantity: 2 } })
        expect(reply).toMatchObject({ status: 400, body: { id: [expect.any(String)] } })
      },
    )
  })

  describe('removing', () => {
    // Spec 7.18
    test('takes the item away, once for one idempotency key', async () => {
      const { token } = await main.createCart()
      const { body } = await main.add(token)
      const path = `/api/v2/projects/${token}/item/?id=${body.id}`
      const headers = { 'idempotency-key': randomUUID() }
      expect(await main.call('DELETE', path, { headers })).toMatchObject({ status: 200, body: { seq: 3 } })
      expect(await main.call('DELETE', path, { headers })).toMatchObject({ status: 200, body: { seq: 3 } })
      expect(await main.call('DELETE', path)).toMatchObject({ status: 404 })
      expect((await main.items(token)).count).toBe(0)
    })
  })
})
