import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type MainService, serveMain } from './main-service.ts'

onEachStore((openStore) => {
  let main: MainService
  beforeAll(async () => {
    main = await serveMain(openStore)
  })

  describe('a new cart', () => {
    // Spec 3.11, 6.2, 7.11
    test('of a guest needs an email, and belongs to whoever has its token', async () => {
      const reply = await main.call('POST', '/api/v2/cart/', { body: { cart_email: 'Guest@Example.com' } })
      expect(reply.status).toBe(201)
      expect(reply.body).toMatchObject({
        token: expect.stringMatching(/^[\w-]{32}$/),
        quantity: 0,
        latest_order: null,
        subtotal: 0,
        volume_discount: 0,
        volume_discount_rate: 0,
        shipping: 0,
        grand_total: 0,
        is_guest: true,
        project: { id: expect.any(Number), name: 'Cart', label: 'Cart' },
      })
    })

    // Spec 5.11
    test.each([
      [undefined, 'This field is required.'],
      [null, 'This field may not be null.'],
      ['', 'This field may not be blank.'],
      ['nobody', 'Enter a valid email address.'],
      ['a@b', 'Enter a valid email address.'],
      ["'; drop table main.cart; --", 'Enter a valid email address.'],
      ['<script>alert(1)</script>@example.com', 'Enter a valid email address.'],
      [42, 'Not a valid string.'],
    ])('of a guest is refused with the email %j', async (cart_email, message) => {
      const reply = await main.call('POST', '/api/v2/cart/', { body: { cart_email } })
      expect(reply.status).toBe(400)
      expect(reply.body).toEqual({ cart_email: [message] })
    })

    test('of a signed-in user belongs to them at once and needs no email', async () => {
      const { access } = await main.signIn()
      const cart = await main.createCart(access)
      expect(cart.is_guest).toBe(false)
      const recent = await main.call('GET', '/api/v2/cart/', { as: access })
      expect(recent.body).toEqual(cart)
    })

    test('is made once for one idempotency key', async () => {
      const options = { body: { cart_email: 'a@example.com' }, headers: { 'idempotency-key': randomUUID() } }
      const replies = await Promise.all([1, 2, 3, 4].map(() => main.call('POST', '/api/v2/cart/', options)))
      const [first] = replies
      for (const { status, body } of replies)
        expect({ status, body }).toEqual({ status: 201, body: first?.body })
    })
  })

  describe('the current cart', () => {
    // Spec 7.12
    test('of a user is the one that they changed last', async () => {
      const { access } = await main.signIn()
      const first = await main.createCart(access)
      const second = await main.createCart(access)
      const current = async () => (await main.call('GET', '/api/v2/cart/', { as: access })).body
      expect(await current()).toMatchObject({ token: second.token })
      main.clock.advance(1_000)
      await main.add(first.token, {}, { as: access })
      expect(await current()).toMatchObject({ token: first.token, quantity: 1 })
    })

    test('of a guest is the one of their Cart-Token', async () => {
      const { token } = await main.createCart()
      const reply = await main.call('GET', '/api/v2/cart/', { headers: { 'cart-token': token } })
      expect(reply.body).toMatchObject({ token })
    })

    test('is 404 for a visitor who has none', async () => {
      const { access } = await main.signIn()
      const replies = await Promise.all([
        main.call('GET', '/api/v2/cart/', { as: access }),
        main.call('GET', '/api/v2/cart/'),
        main.call('GET', '/api/v2/cart/', { headers: { 'cart-token': 'nothing' } }),
      ])
      expect(replies.map(({ status }) => status)).toEqual([404, 404, 404])
    })
  })

  describe('somebody else’s cart', () => {
    test('is 404 for every request, and stays as it is', async () => {
      const [owner, other] = [await main.signIn(), await main.signIn()]
      const { token, project } = await main.createCart(owner.access)
      const { body: item } = await main.add(token, {}, { as: owner.access })
      const ways: [string, string, unknown?][] = [
        ['GET', `/api/v2/cart/${token}/`],
        ['GET', `/api/v2/cart/${token}/items/`],
        [
          'POST',
          `/api/v2/cart/${token}/item/`,
          { imagedata: { id: 'lake' }, size: { w: 24, h: 16 }, substrate: 'print' },
        ],
        ['PATCH', `/api/v2/projects/${token}/item/?id=${item.id}`, { quantity: 5 }],
        ['DELETE', `/api/v2/projects/${token}/item/?id=${item.id}`],
      ]
      for (const [method, path, body] of ways) {
        for (const as of [other.access, undefined]) {
          expect(await main.call(method, path, { body, as })).toMatchObject({
            status: 404,
            body: { detail: 'Not found.' },
          })
        }
      }
      for (const path of [`/api/v2/projects/${project.id}/`, `/api/v2/projects/${project.id}/items/`]) {
        expect(await main.call('GET', path, { as: other.access })).toMatchObject({ status: 404 })
        expect(await main.call('GET', path)).toMatchObject({ status: 401 })
        expect(await main.call('GET', path, { as: owner.access })).toMatchObject({ status: 200 })
      }
      expect((await main.items(token, owner.access)).results).toMatchObject([{ id: item.id, quantity: 1 }])
    })

    test('is answered like a token that never existed', async () => {
      const unknown = await main.call('GET', "/api/v2/cart/' or 1=1 --/")
      expect(unknown).toMatchObject({ status: 404, body: { detail: 'Not found.' } })
    })
  })
})
