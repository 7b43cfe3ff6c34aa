import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkLedger } from '#services/main/events/check-ledger.ts'
import type { OrderView } from '#services/main/orders/contract.ts'
import type { ReturnPage } from '#services/main/orders/returns/contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { createImage } from '../../content-stand-in.ts'
import { type MainService, type Person, serveMain } from '../../main-service.ts'
import { returningOf } from './returning.ts'

onEachStore((openStore) => {
  let main: MainService
  let [owner, staff] = [] as unknown as [Person, Person]
  beforeAll(async () => {
    main = await serveMain(openStore)
    ;[owner, staff] = [await main.signIn(), await main.signIn({ isStaff: true })]
    for (const id of ['lake', 'hill']) main.content.images.set(id, createImage({ id }))
  })
  const { delivered, request, decide, read, subjectsAbout } = returningOf(
    () => main,
    () => staff.access,
  )
  const one = (order: OrderView, at = 0, quantity = 1) => [{ id: order.lines[at]?.id ?? 0, quantity }]
  const all = ({ lines }: OrderView) => lines.map(({ id, quantity }) => ({ id, quantity }))

  describe('a return', () => {
    test('is asked for, approved, sent, received and refunded, with a mail of each that matters', async () => {
      const order = await delivered(owner.access)
      const asked = await request(order.order_id, { lines: one(order) }, { as: owner.access })
      expect(asked).toMatchObject({
        status: 201,
        body: { returns: [{ id: `${order.order_id}-R1`, status: 'requested', reason: 'unwanted' }] },
      })
      const told = asked.body.returns[0]?.refund
      expect(told?.lines[0]?.amount).toBe(order.lines[0]?.unit_price)
      await decide(order.order_id, 'R1', { transition: 'approve' })
      const sent = { transition: 'send', carrier: 'UPS', tracking: '1Z 2' }
      expect(await decide(order.order_id, 'R1', sent, { as: owner.access })).toMatchObject({ status: 200 })
      await decide(order.order_id, 'R1', { transition: 'receive' })
      const { status, body } = await decide(order.order_id, 'R1', { transition: 'refund' })
      expect(status).toBe(200)
      expect(body.returns[0]).toMatchObject({ status: 'refunded', refund: told })
      expect(body.returns[0]?.timeline.map((moment) => moment.status)).toEqual([
        'requested',
        'approved',
        'sent',
        'received',
        'refunded',
      ])
      expect((await subjectsAbout(order.order_id)).slice(2)).toEqual([
        expect.stringMatching(/^We have your return request/),
        `Return ${order.order_id}-R1 to decide`,
        expect.stringMatching(/^Your return is approved/),
        expect.stringMatching(/^Your refund is on its way/),
      ])
      const { body: now } = await main.call('GET', `/api/v2/orders/${order.order_id}/`, { as: owner.access })
      expect(now).toMatchObject({ status: 'delivered' })
    })

    test('of all that was damaged gives back all of the order, which is refunded then', async () => {
      const order = await delivered(owner.access)
      const lines = all(order)
      const damaged = { lines, reason: 'wrong' as const }
      const asked = await request(order.order_id, damaged, { as: owner.access })
      expect(asked.body.left).toEqual([])
      const { body } = await decide(order.order_id, 'R1', { transition: 'keep' })
      expect(body).toMatchObject({ refunded: order.grand_total })
      expect(body.returns[0]?.timeline.at(-1)).toMatchObject({ status: 'refunded', kept: true })
      const { body: now } = await main.call('GET', `/api/v2/orders/${order.order_id}/`, { as: staff.access })
      expect(now).toMatchObject({ status: 'refunded' })
      expect((await subjectsAbout(order.order_id)).filter((each) => each.includes('refund'))).toHaveLength(1)
    })

    test('leaves the rest of the order to be refunded, and no more', async () => {
      const order = await delivered(owner.access)
      await request(order.order_id, { lines: one(order), reason: 'wrong' }, { as: owner.access })
      await request(order.order_id, { lines: one(order, 1) }, { as: owner.access })
      await decide(order.order_id, 'R1', { transition: 'keep' })
      const headers = { 'idempotency-key': randomUUID() }
      await main.call('POST', `/api/v2/orders/${order.order_id}/transitions/`, {
        as: staff.access,
        headers,
        body: { transition: 'refund' },
      })
      const { body } = await read(order.order_id, { as: owner.access })
      expect(body.returns.map(({ status }) => status)).toEqual(['refunded', 'refunded'])
      expect(await decide(order.order_id, 'R2', { transition: 'approve' })).toMatchObject({ status: 409 })
    })

    test('is never of more than was bought, however many ask at once', async () => {
      const order = await delivered(owner.access)
      const asked = await Promise.all(
        Array.from({ length: 5 }, () =>
          request(order.order_id, { lines: one(order, 0, 2) }, { as: owner.access }),
        ),
      )
      expect(asked.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400])
      expect(
        await decide(order.order_id, 'R1', { transition: 'withdraw' }, { as: owner.access }),
      ).toMatchObject({
        status: 200,
        body: { left: [{ quantity: 3 }, { quantity: 1 }] },
      })
    })

    test('is asked for once under one key', async () => {
      const order = await delivered(owner.access)
      const key = randomUUID()
      const [first, again] = [
        await request(order.order_id, { lines: one(order) }, { as: owner.access, key }),
        await request(order.order_id, { lines: one(order) }, { as: owner.access, key }),
      ]
      expect(again.body).toEqual(first.body)
      expect((await read(order.order_id, { as: owner.access })).body.returns).toHaveLength(1)
    })

    test('is refused by field where something is missing', async () => {
      const order = await delivered(owner.access)
      const refused = async (body: object) => (await request(order.order_id, body, { as: owner.access })).body
      expect(await refused({ lines: [] })).toMatchObject({ lines: ['Choose at least one item.'] })
      expect(await refused({ lines: one(order, 0, 4) })).toMatchObject({ lines: [expect.any(String)] })
      expect(await refused({ lines: one(order), reason: 'other' })).toMatchObject({ text: ['Tell us why.'] })
      expect(await refused({ lines: one(order), reason: 'damaged' })).toMatchObject({
        pictures: ['Add a picture that shows the damage.'],
      })
      expect(await refused({ lines: one(order), reason: 'bored' })).toHaveProperty('reason')
      expect(await refused({ lines: one(order), text: 'x'.repeat(1_001) })).toHaveProperty('text')
    })

    test('is not there before the order is delivered', async () => {
      const { token } = await main.createCart(owner.access)
      await main.add(token, {}, { as: owner.access })
      const { body } = await main.call('POST', `/api/v2/projects/${token}/checkout/`, {
        as: owner.access,
        headers: { 'idempotency-key': randomUUID() },
        body: {
          address: {
            name: 'Ann',
            route: 'Harbor Street',
            locality: 'Portland',
            administrative_area_level_1: 'ME',
            country: 'US',
            postal_code: '04101',
          },
          payment: { method: 'purchase_order', reference: 'PO' },
        },
      })
      const order = body as OrderView
      expect(await request(order.order_id, { lines: all(order) }, { as: owner.access })).toMatchObject({
        status: 409,
        body: { code: 'not_returnable' },
      })
    })

    test('is its customer’s or a guest’s with the key, and nobody else’s', async () => {
      const order = await delivered()
      const stranger = await main.signIn()
      expect((await read(order.order_id, {})).status).toBe(404)
      expect((await read(order.order_id, { as: stranger.access })).status).toBe(404)
      expect((await request(order.order_id, { lines: one(order) }, {})).status).toBe(404)
      const asked = await request(order.order_id, { lines: one(order) }, { token: order.token })
      expect(asked.status).toBe(201)
      const approve = { transition: 'approve' }
      expect((await decide(order.order_id, 'R1', approve, { token: order.token })).status).toBe(403)
      expect((await decide(order.order_id, 'R9', approve)).status).toBe(404)
    })

    test('of their own is decided by another member of staff', async () => {
      const order = await delivered(staff.access)
      await request(order.order_id, { lines: one(order) }, { as: staff.access })
      expect(await decide(order.order_id, 'R1', { transition: 'approve' })).toMatchObject({
        status: 403,
        body: { code: 'own_matter' },
      })
      const withdrawn = await decide(order.order_id, 'R1', { transition: 'withdraw' })
      expect(withdrawn.status).toBe(200)
    })

    test('that is declined tells its customer why, and may be asked for again', async () => {
      const order = await delivered(owner.access)
      await request(order.order_id, { lines: one(order) }, { as: owner.access })
      expect((await decide(order.order_id, 'R1', { transition: 'decline', reason: ' ' })).status).toBe(400)
      const reason = 'It was made to measure.'
      const { body } = await decide(order.order_id, 'R1', { transition: 'decline', reason })
      expect(body.returns[0]).toMatchObject({ status: 'declined', refund: null })
      expect(body.returns[0]?.timeline.at(-1)).toMatchObject({ reason })
      expect(await request(order.order_id, { lines: one(order) }, { as: owner.access })).toMatchObject({
        status: 201,
      })
    })
  })

  test('staff list what waits for them, and nobody else does', async () => {
    const { status } = await main.call('GET', '/api/v2/returns/', { as: owner.access })
    expect(status).toBe(403)
    const { body } = await main.call('GET', '/api/v2/returns/', { as: staff.access })
    const { results } = body as ReturnPage
    expect(results.length).toBeGreaterThan(0)
    expect(results.every(({ status: each }) => each === 'requested')).toBe(true)
  })

  test('the ledger has every refund, and the tables are the fold of the events', async () => {
    expect(await checkLedger(main.database)).toMatchObject({ difference: null })
  })
})
