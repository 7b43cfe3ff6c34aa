import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { CreatedCart } from '#services/main/cart/contract.ts'
import { makeAddress } from '#tests/support/new-address.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type MainService, serveMain } from '../main-service.ts'

const LAKE = { imagedata: { id: 'lake' }, size: { w: 24, h: 16 }, substrate: 'print' }

interface As {
  as?: string
  key?: string
  from?: string
  email?: string
}

onEachStore((openStore) => {
  let main: MainService
  beforeAll(async () => {
    main = await serveMain(openStore)
  })

  const create = async (
    item: object,
    { as, key = randomUUID(), from = makeAddress(), email = 'guest@example.com' }: As = {},
  ) => {
    const reply = await main.call('POST', '/api/v2/cart/', {
      body: { ...(!as && { cart_email: email }), item: { ...LAKE, ...item } },
      as,
      headers: { 'x-forwarded-for': from, 'idempotency-key': key },
    })
    return { ...reply, body: reply.body as CreatedCart }
  }

  const countCarts = async () => {
    const [row] = await main.database.query<{ count: number }>('select count(*)::int as count from main.cart')
    return row?.count ?? 0
  }

  const WHOSE = {
    'a guest': async () => undefined,
    'somebody who has never written': async () => (await main.signIn()).access,
    'somebody who has a cart': async () => {
      const { access } = await main.signIn()
      await main.createCart(access)
      return access
    },
  }

  describe.each(Object.entries(WHOSE))('a new cart of %s with an item', (_, signIn) => {
    // Spec 7.11, 7.16
    test('has it in it, and is answered as it is read', async () => {
      const as = await signIn()
      const { status, body } = await create({}, { as })
      const { item, ...cart } = body
      expect({ status, item }).toEqual({
        status: 201,
        item: { id: expect.any(Number), quantity: 1, design_url: null },
      })
      expect(cart).toMatchObject({ quantity: 1, is_guest: as === undefined })
      expect((await main.call('GET', `/api/v2/cart/${cart.token}/`, { as })).body).toEqual(cart)
      expect((await main.items(cart.token, as)).results).toMatchObject([{ id: item?.id, image_id: 'lake' }])
    })

    test('is made once for one key, also of 4 at once and while nothing can be bought', async () => {
      const as = await signIn()
      const once = { as, key: randomUUID(), from: makeAddress() }
      const carts = await countCarts()
      const replies = await Promise.all(Array.from({ length: 4 }, () => create({}, once)))
      main.content.fault = 'error'
      replies.push(await create({}, once))
      main.content.fault = 'none'
      const [first] = replies
      for (const { status, body } of replies)
        expect({ status, body }).toEqual({ status: 201, body: first?.body })
      expect(await countCarts()).toBe(carts + 1)
    })

    test('answers an add of the same key to it as it was, and another choice not at all', async () => {
      const as = await signIn()
      const key = randomUUID()
      const { token, item } = (await create({ action: 'open' }, { as, key })).body
      const again = await main.add(token, { action: 'open' }, { as, key })
      expect(again).toMatchObject({ status: 201, body: item })
      expect(await main.add(token, { substrate: 'canvas' }, { as, key })).toMatchObject({ status: 409 })
      expect(await main.items(token, as)).toMatchObject({ count: 1, results: [{ quantity: 1 }] })
    })

    test('is another request under its key with another item', async () => {
      const once = { as: await signIn(), key: randomUUID(), from: makeAddress() }
      await create({}, once)
      expect(await create({ substrate: 'canvas' }, once)).toMatchObject({
        status: 409,
        body: { code: 'idempotency_key_reused' },
      })
    })

    test('grows by an equal item under another key', async () => {
      const as = await signIn()
      const { token, item } = (await create({}, { as })).body
      const again = await main.add(token, {}, { as, key: randomUUID() })
      expect(again.body).toEqual({ ...item, quantity: 2 })
    })
  })

  test('opens in the design tool if asked to', async () => {
    const { token, item } = (await create({ action: 'open' })).body
    expect(item?.design_url).toBe((await main.items(token)).results[0]?.design_url)
  })

  test.each([
    ['an unknown image', { imagedata: { id: 'nothing' } }, 'item.imagedata'],
    ['an unpublished image', { imagedata: { id: 'draft' } }, 'item.imagedata'],
    ['a blank image', { imagedata: { id: '' } }, 'item.imagedata.id'],
    ['a substrate that there is not', { substrate: 'wood' }, 'item.substrate'],
    ['no substrate', { substrate: null }, 'item.substrate'],
    ['a size of another ratio', { size: { w: 24, h: 18 } }, 'item.size'],
    ['a size in words', { size: { w: 'wide', h: 16 } }, 'item.size.w'],
    ['a frame that there is not', { frame: { moulding: 'cherry', mat: null } }, 'item.frame'],
    ['an unknown action', { action: 'steal' }, 'item.action'],
  ])('with %s is refused at its field, and no cart is made', async (_, item, field) => {
    const carts = await countCarts()
    const { status, body } = await create(item)
    expect({ status, body }).toEqual({ status: 400, body: { [field]: [expect.any(String)] } })
    expect(await countCarts()).toBe(carts)
  })

  test('is not made of a wrong email, nor while the catalogue cannot be asked, and its key can be used again', async () => {
    const once = { key: randomUUID(), from: makeAddress() }
    const carts = await countCarts()
    expect(await create({}, { ...once, email: 'ada' })).toMatchObject({
      status: 400,
      body: { cart_email: ['Enter a valid email address.'] },
    })
    main.content.fault = 'error'
    expect(await create({}, once)).toMatchObject({ status: 503 })
    main.content.fault = 'none'
    expect(await countCarts()).toBe(carts)
    expect(await create({}, once)).toMatchObject({ status: 201 })
  })

  test('counts as a guest’s cart, and repeating it does not', async () => {
    const from = makeAddress()
    const key = randomUUID()
    for (let made = 0; made < 59; made += 1) await create({}, { from })
    const last = await create({}, { from, key })
    expect(last.status).toBe(201)
    const carts = await countCarts()
    expect(await create({}, { from })).toMatchObject({ status: 429 })
    expect(await create({}, { from, key })).toMatchObject({ status: 201, body: last.body })
    expect(await countCarts()).toBe(carts)
  })

  test('is made empty where the account has made the add of its key already', async () => {
    const { access: as } = await main.signIn()
    const { token } = await main.createCart(as)
    const key = randomUUID()
    const { body: item } = await main.add(token, {}, { as, key })
    const made = await create({}, { as, key })
    expect(made).toMatchObject({ status: 201, body: { quantity: 0, item } })
    expect((await main.items(made.body.token, as)).count).toBe(0)
    expect(await create({}, { as, key })).toMatchObject({ status: 201, body: made.body })
  })

  test('has its key go with it when it is given to an account', async () => {
    const { access: as } = await main.signIn()
    const key = randomUUID()
    const { token, item } = (await create({}, { key })).body
    await main.call('POST', `/api/v2/cart/${token}/migrate-cart/`, { as })
    expect(await main.add(token, {}, { as, key })).toMatchObject({ status: 201, body: { id: item?.id } })
    expect(await main.items(token, as)).toMatchObject({ results: [{ quantity: 1 }] })
  })

  test('opens for nobody else by its key', async () => {
    const key = randomUUID()
    const { token } = (await create({}, { key })).body
    expect((await create({}, { key })).body.token).not.toBe(token)
  })

  test('tells that it was made and then that the item was added', async () => {
    const { token } = (await create({})).body
    const events = await main.database.query<{ type: string; version: number }>(
      'select type, version from main.events where stream = $1 order by version',
      [`project-${token}`],
    )
    expect(events).toEqual([
      { type: 'cart.created', version: 1 },
      { type: 'item.added', version: 2 },
    ])
  })
})
