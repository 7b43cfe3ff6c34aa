import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { onEachStore } from '#tests/support/services/stores.ts'
import { createImage } from '../content-stand-in.ts'
import { type MainService, serveMain } from '../main-service.ts'
import { ADDRESS, orderingOf, PURCHASE_ORDER } from './ordering.ts'

onEachStore((openStore) => {
  let main: MainService
  beforeAll(async () => {
    main = await serveMain(openStore)
  })
  beforeEach(() => {
    main.content.fault = 'none'
    main.content.images.set('lake', createImage({ id: 'lake' }))
  })
  const { laden, list, place, quote, read } = orderingOf(() => main)

  describe('a quote', () => {
    test('has the project’s costs of now, and stays the same until something changes', async () => {
      const { token } = await laden()
      const first = await quote(token, { address: ADDRESS })
      expect(first).toMatchObject({
        status: 200,
        body: {
          order_id: null,
          email: expect.stringMatching(/^guest-/),
          lines: [{ image_id: 'lake', quantity: 1, unit_price: 5_556, total: 5_556 }],
          unavailable: [],
          quantity: 1,
          subtotal: 5_556,
          shipping_is_estimate: false,
          arrival: { from: expect.any(String), to: expect.any(String) },
        },
      })
      const { subtotal, volume_discount, shipping, tax, grand_total } = first.body
      expect(tax).toEqual({ amount: 306, rate: 0.055, jurisdiction: 'ME' })
      expect(subtotal - volume_discount + shipping + (tax?.amount ?? 0)).toBe(grand_total)
      expect((await quote(token)).body).toMatchObject({
        version: first.body.version,
        shipping_is_estimate: true,
        tax: null,
      })
      await main.add(token, { substrate: 'canvas' })
      expect((await quote(token)).body.version).not.toBe(first.body.version)
    })

    test('names what can no longer be bought, and leaves it out of the sums', async () => {
      const { token } = await laden()
      const { body: hill } = await main.add(token, { imagedata: { id: 'hill' } })
      const before = await quote(token)
      main.content.images.set('lake', createImage({ id: 'lake', published: false }))
      const { body } = await quote(token)
      expect(body.lines).toMatchObject([{ item_id: hill.id }])
      expect(body.unavailable).toMatchObject([{ name: 'Picture lake', fault: 'unpublished' }])
      expect(body.subtotal).toBe(body.lines[0]?.total)
      expect(body.version).not.toBe(before.body.version)
    })

    test('is shown only to those who may open the project', async () => {
      const owner = await main.signIn()
      const { token } = await laden(owner.access)
      expect(await quote(token)).toMatchObject({ status: 404 })
      expect(await quote(token, { as: owner.access })).toMatchObject({
        status: 200,
        body: { email: owner.email },
      })
    })
  })

  describe('an order', () => {
    // Spec 3.24
    test('keeps everything as it was, whatever happens to the picture, and closes its project', async () => {
      const owner = await main.signIn()
      const { token, project } = await laden(owner.access)
      const { body: agreed } = await quote(token, { as: owner.access, address: ADDRESS })
      const { status, body } = await place(token, {
        as: owner.access,
        body: { quote: { version: agreed.version, grand_total: agreed.grand_total } },
      })
      expect(status).toBe(201)
      expect(body).toMatchObject({
        order_id: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/),
        status: 'placed',
        paid: false,
        placed_at: main.clock().toISOString(),
        project,
        email: owner.email,
        lines: [{ name: 'Picture lake', width: 24, height: 16, substrate: 'print', unit_price: 5_556 }],
        grand_total: agreed.grand_total,
        arrival: agreed.arrival,
        address: { ...ADDRESS, label: '', latitude: null },
        payment: PURCHASE_ORDER,
        timeline: [{ status: 'placed', who: { kind: 'user', is_you: true } }],
      })
      main.content.images.set('lake', createImage({ id: 'lake', title: 'Renamed', price: 4 }))
      expect(await read(body.order_id, { as: owner.access })).toMatchObject({ status: 200, body })
      expect((await quote(token, { as: owner.access })).body.order_id).toBe(body.order_id)
    })

    // Spec 3.25
    test('keeps the areas of a place that was looked up; an order from before has none', async () => {
      const owner = await main.signIn()
      const { token } = await laden(owner.access)
      const address = { ...ADDRESS, administrative_area_level_2: 'Cumberland County' }
      const { body: agreed } = await quote(token, { as: owner.access, address })
      const { body } = await place(token, {
        as: owner.access,
        body: { address, quote: { version: agreed.version, grand_total: agreed.grand_total } },
      })
      expect(body.address).toMatchObject({
        administrative_area_level_2: 'Cumberland County',
        administrative_area_level_3: '',
      })
      await main.database.query(
        `update main.events set schema_version = 1,
           data = data #- '{address,administrative_area_level_2}' #- '{address,administrative_area_level_3}'
         where type = 'order.placed' and data ->> 'orderId' = $1`,
        [body.order_id],
      )
      expect((await read(body.order_id, { as: owner.access })).body).toMatchObject({
        address: { street_number: '12', administrative_area_level_2: '', administrative_area_level_3: '' },
      })
    })

    test('is placed once, and its key gets the same answer again', async () => {
      const { token } = await laden()
      const key = randomUUID()
      const first = await place(token, { key })
      expect(first.status).toBe(201)
      main.content.fault = 'error'
      expect(await place(token, { key })).toMatchObject({ status: 201, body: first.body })
      expect(await main.call('GET', `/api/v2/projects/${token}/checkout/?key=${key}`)).toMatchObject({
        status: 200,
        body: { order_id: first.body.order_id },
      })
      expect(await place(token)).toMatchObject({
        status: 409,
        body: { code: 'project_ordered', order_id: first.body.order_id },
      })
      expect(await main.call('GET', `/api/v2/projects/${token}/checkout/?key=${randomUUID()}`)).toMatchObject(
        { status: 404 },
      )
    })

    test('is placed once by two who place it at once, under one key or two', async () => {
      const { token } = await laden()
      const [one, other] = await Promise.all([place(token), place(token)])
      expect([one.status, other.status].sort()).toEqual([201, 409])
      const again = await laden()
      const key = randomUUID()
      const twins = await Promise.all([place(again.token, { key }), place(again.token, { key })])
      expect(twins.map(({ status }) => status)).toEqual([201, 201])
      expect(twins[0]?.body).toEqual(twins[1]?.body)
    })

    test('that is placed while another press waits for the catalogue answers that press too, and is named to another key', async () => {
      const { token } = await laden()
      const key = randomUUID()
      const { promise, resolve } = Promise.withResolvers<void>()
      main.content.held = promise
      const asked = main.content.requests.length
      const late = [place(token, { key }), place(token)]
      // Each asks for what is offered and for whose it is at once.
      await vi.waitFor(() => expect(main.content.requests).toHaveLength(asked + 2 * late.length))
      main.content.held = null
      const { status, body } = await place(token, { key })
      expect(status).toBe(201)
      resolve()
      const [same, other] = await Promise.all(late)
      expect(same).toMatchObject({ status: 201, body })
      expect(other).toMatchObject({
        status: 409,
        body: { code: 'project_ordered', order_id: body.order_id },
      })
    })

    test('is refused if price, sum or offer differ from the quote', async () => {
      const { token } = await laden()
      const { body: agreed } = await quote(token, { address: ADDRESS })
      const body = { quote: { version: agreed.version, grand_total: agreed.grand_total } }
      main.content.images.set('lake', createImage({ id: 'lake', price: 3 }))
      const changed = { status: 409, body: { code: 'quote_changed' } }
      expect(await place(token, { body })).toMatchObject(changed)
      const { body: now } = await quote(token, { address: ADDRESS })
      const short = { quote: { version: now.version, grand_total: now.grand_total - 1 } }
      expect(await place(token, { body: short })).toMatchObject(changed)
      expect((await quote(token)).body.order_id).toBeNull()
      const consented = { quote: { version: now.version, grand_total: now.grand_total } }
      expect(await place(token, { body: consented })).toMatchObject({
        status: 201,
        body: { grand_total: now.grand_total },
      })
    })

    test('and a change of its project at once cannot both succeed', async () => {
      const { token } = await main.createCart()
      const { body: item } = await main.add(token)
      const { body: agreed } = await quote(token, { address: ADDRESS })
      const [placed, changed] = await Promise.all([
        place(token, { body: { quote: { version: agreed.version, grand_total: agreed.grand_total } } }),
        main.call('PATCH', `/api/v2/projects/${token}/item/?id=${item.id}`, { body: { quantity: 3 } }),
      ])
      expect([placed.status, changed.status]).toBeOneOf([
        [201, 409],
        [409, 200],
      ])
    })

    test('without a quote is refused if prices have changed since they were shown', async () => {
      const { token } = await laden()
      main.content.images.set('lake', createImage({ id: 'lake', price: 3 }))
      expect(await place(token)).toMatchObject({ status: 409, body: { code: 'quote_changed' } })
      expect(await place(token)).toMatchObject({ status: 201 })
    })

    test('is refused while the catalogue cannot be asked, and for an empty project', async () => {
      const { token } = await laden()
      main.content.fault = 'error'
      expect(await place(token)).toMatchObject({ status: 503 })
      expect(await quote(token)).toMatchObject({ status: 503 })
      main.content.fault = 'none'
      expect((await quote(token)).body.order_id).toBeNull()
      const empty = await main.createCart()
      expect(await place(empty.token)).toMatchObject({
        status: 400,
        body: { non_field_errors: ['There is nothing in this project to order.'] },
      })
    })

    test('needs an idempotency key', async () => {
      const { token } = await laden()
      const reply = await main.call('POST', `/api/v2/projects/${token}/checkout/`, {
        body: { address: ADDRESS, payment: PURCHASE_ORDER },
      })
      expect(reply).toMatchObject({
        status: 400,
        body: { non_field_errors: ['Idempotency-Key is required.'] },
      })
    })
  })

  describe('an order is shown', () => {
    // Spec 6.6
    test('to its owner, to staff, and to a guest with the project’s token', async () => {
      const [owner, stranger, staff] = [
        await main.signIn(),
        await main.signIn(),
        await main.signIn({ isStaff: true }),
      ]
      const guests = await laden()
      const { body: guest } = await place(guests.token)
      expect(await read(guest.order_id, { token: guests.token })).toMatchObject({ status: 200 })
      const own = await laden(owner.access)
      const { body: order } = await place(own.token, { as: owner.access })
      for (const as of [owner, staff])
        expect(await read(order.order_id, { as: as.access })).toMatchObject({ status: 200 })
      for (const tries of [
        read(order.order_id, { token: own.token }),
        read(order.order_id, { as: stranger.access }),
        read(guest.order_id),
        read(guest.order_id, { as: stranger.access }),
        read('0000-0000', { as: staff.access }),
      ])
        expect(await tries).toMatchObject({ status: 404 })
      expect((await list(owner.access)).body).toMatchObject({
        count: 1,
        results: [{ order_id: order.order_id, grand_total: order.grand_total, pictures: [{}] }],
      })
      expect((await list(stranger.access)).body).toMatchObject({ count: 0, results: [] })
      expect((await list(staff.access, '?all=1&page_size=1')).body.results).toHaveLength(1)
      expect(await list(owner.access, '?all=1')).toMatchObject({ status: 403 })
      expect(await main.call('GET', '/api/v2/orders/')).toMatchObject({ status: 401 })
    })
  })
})
