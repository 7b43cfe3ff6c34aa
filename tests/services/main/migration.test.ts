import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { MigratedCart } from '#services/main/cart/contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { createImage } from './content-stand-in.ts'
import { type MainService, type Person, serveMain } from './main-service.ts'

onEachStore((openStore) => {
  let main: MainService
  beforeAll(async () => {
    main = await serveMain(openStore)
  })

  const migrate = (token: string, person: Person, key?: string) =>
    main.call('POST', `/api/v2/cart/${token}/migrate-cart/`, {
      as: person.access,
      headers: key ? { 'idempotency-key': key } : {},
    })

  /** Reads the lines without their numbers. */
  const lines = async (token: string, as?: string) =>
    (await main.items(token, as)).results.map(({ image_id, quantity, config }) => ({
      image_id,
      quantity,
      ...config,
    }))

  const line = (image_id: string, quantity: number, substrate = 'print', width = 24, height = 16) => ({
    image_id,
    quantity,
    artist: 'Ada Ink',
    width,
    height,
    substrate,
    frame: null,
  })

  /** Makes a guest's cart with 2 prints of lake and a canvas of hill. */
  async function guestCart() {
    const { token } = await main.createCart()
    await main.add(token)
    await main.add(token)
    await main.add(token, { imagedata: { id: 'hill' }, substrate: 'canvas', size: { w: 36, h: 24 } })
    return token
  }

  describe('a guest’s cart', () => {
    // Spec 7.15
    test('becomes the user’s when they have none, and opens for nobody else', async () => {
      const person = await main.signIn()
      const token = await guestCart()
      const before = await main.items(token)
      const { status, body } = await migrate(token, person)
      expect(status).toBe(200)
      expect(body).toMatchObject({ cart: { token, is_guest: false, quantity: 3 }, added: 2, joined: 0 })
      expect(await main.items(token, person.access)).toEqual(before)
      expect(await main.call('GET', `/api/v2/cart/${token}/`)).toMatchObject({ status: 404 })
      expect((await main.call('GET', '/api/v2/cart/', { as: person.access })).body).toMatchObject({ token })
    })

    test('goes into the cart that the user has: equal lines are joined, and the others kept', async () => {
      const person = await main.signIn()
      const own = await main.createCart(person.access)
      await main.add(own.token, {}, { as: person.access })
      await main.add(own.token, { substrate: 'acrylic' }, { as: person.access })
      const token = await guestCart()
      const { body } = await migrate(token, person)
      expect(body).toMatchObject({ cart: { token: own.token, quantity: 5 }, added: 1, joined: 1 })
      expect(await lines(own.token, person.access)).toEqual([
        line('lake', 3),
        line('lake', 1, 'acrylic'),
        line('hill', 1, 'canvas', 36, 24),
      ])
    })

    test('opens afterwards as the user’s cart, for that user alone', async () => {
      const [person, other] = [await main.signIn(), await main.signIn()]
      const own = await main.createCart(person.access)
      const token = await guestCart()
      await migrate(token, person)
      const opened = await main.call('GET', `/api/v2/cart/${token}/`, { as: person.access })
      expect(opened).toMatchObject({ status: 200, body: { token: own.token, quantity: 3 } })
      expect(await main.add(token, {}, { as: person.access })).toMatchObject({
        status: 201,
        body: { quantity: 3 },
      })
      for (const as of [other.access, undefined]) {
        expect(await main.call('GET', `/api/v2/cart/${token}/`, { as })).toMatchObject({ status: 404 })
        expect(await main.add(token, {}, { as })).toMatchObject({ status: 404 })
      }
      const guest = await main.call('GET', '/api/v2/cart/', { headers: { 'cart-token': token } })
      expect(guest.status).toBe(404)
    })

    test('is merged once: a second call answers the same cart and adds nothing', async () => {
      const person = await main.signIn()
      const own = await main.createCart(person.access)
      const token = await guestCart()
      const first = (await migrate(token, person)).body as MigratedCart
      const second = (await migrate(token, person)).body as MigratedCart
      expect(second).toEqual({ cart: first.cart, added: 0, joined: 0, merge: null })
      expect((await migrate(own.token, person)).body).toEqual(second)
    })

    test('gets the same answer again under the same idempotency key', async () => {
      const person = await main.signIn()
      const token = await guestCart()
      const key = randomUUID()
      const first = await migrate(token, person, key)
      expect((await migrate(token, person, key)).body).toEqual(first.body)
    })

    test('keeps every line and size when it is large', async () => {
      const person = await main.signIn()
      const own = await main.createCart(person.access)
      await main.add(own.token, {}, { as: person.access })
      const { token } = await main.createCart()
      for (let index = 0; index < 65; index++) {
        main.content.images.set(`large-${index}`, createImage({ id: `large-${index}` }))
        await main.add(token, { imagedata: { id: `large-${index}` }, size: { w: 30, h: 20 } })
      }
      const { body } = await migrate(token, person)
      expect(body).toMatchObject({ cart: { quantity: 66 }, added: 65, joined: 0 })
      const page = await main.call('GET', `/api/v2/cart/${own.token}/items/?page_size=100`, {
        as: person.access,
      })
      expect(page.body).toMatchObject({ count: 66 })
    })

    test('is joined up to 999 of a line', async () => {
      const person = await main.signIn()
      const own = await main.createCart(person.access)
      const { body: item } = await main.add(own.token, {}, { as: person.access })
      const path = `/api/v2/projects/${own.token}/item/?id=${item.id}`
      await main.call('PATCH', path, { body: { quantity: 998 }, as: person.access })
      await migrate(await guestCart(), person)
      expect(await lines(own.token, person.access)).toContainEqual(line('lake', 999))
    })

    test('is merged even when it is empty', async () => {
      const person = await main.signIn()
      const own = await main.createCart(person.access)
      const { token } = await main.createCart()
      expect((await migrate(token, person)).body).toMatchObject({
        cart: { token: own.token },
        added: 0,
        joined: 0,
      })
    })
  })

  describe('at once', () => {
    test.each([true, false])(
      'ten migrations give one result (into a cart of their own: %s)',
      async (hasOwn) => {
        const person = await main.signIn()
        if (hasOwn) {
          const { token } = await main.createCart(person.access)
          await main.add(token, {}, { as: person.access })
        }
        const token = await guestCart()
        const replies = await Promise.all(Array.from({ length: 10 }, () => migrate(token, person)))
        const bodies = replies.map(({ body }) => body as MigratedCart)
        expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200))
        for (const body of bodies) expect(body.cart).toEqual(bodies[0]?.cart)
        expect(bodies.map(({ added, joined }) => added + joined).toSorted()).toEqual([...Array(9).fill(0), 2])
        expect(await lines(token, person.access)).toEqual([
          line('lake', hasOwn ? 3 : 2),
          line('hill', 1, 'canvas', 36, 24),
        ])
      },
    )

    test('two guests’ carts of one user become one cart', async () => {
      const person = await main.signIn()
      const tokens = [await guestCart(), await guestCart()]
      const replies = await Promise.all(tokens.map((token) => migrate(token, person)))
      const carts = new Set(replies.map(({ body }) => (body as MigratedCart).cart.token))
      expect(carts.size).toBe(1)
      for (const token of tokens) {
        expect(await lines(token, person.access)).toEqual([
          line('lake', 4),
          line('hill', 2, 'canvas', 36, 24),
        ])
      }
    })

    test('two users cannot both take one cart', async () => {
      const people = [await main.signIn(), await main.signIn()]
      const token = await guestCart()
      const replies = await Promise.all(people.map((person) => migrate(token, person)))
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404])
    })

    test('adds during a migration are neither lost nor doubled', async () => {
      const person = await main.signIn()
      const own = await main.createCart(person.access)
      const token = await guestCart()
      const adds = Array.from({ length: 10 }, () => main.add(token, {}, { as: person.access }))
      const replies = await Promise.all([migrate(token, person), ...adds])
      expect(replies.map(({ status }) => status)).toEqual([200, ...Array(10).fill(201)])
      expect(await lines(own.token, person.access)).toEqual([
        line('lake', 12),
        line('hill', 1, 'canvas', 36, 24),
      ])
    })
  })

  test('somebody else’s cart cannot be taken', async () => {
    const [owner, thief] = [await main.signIn(), await main.signIn()]
    const { token } = await main.createCart(owner.access)
    await main.add(token, {}, { as: owner.access })
    expect(await migrate(token, thief)).toMatchObject({ status: 404 })
    expect(await migrate('nothing', thief)).toMatchObject({ status: 404 })
    expect(await main.call('POST', `/api/v2/cart/${token}/migrate-cart/`)).toMatchObject({ status: 401 })
    expect(await lines(token, owner.access)).toEqual([line('lake', 1)])
  })
})
