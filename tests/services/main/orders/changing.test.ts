import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OrderView, Reordered } from '#services/main/orders/contract.ts'
import type { Outbox } from '#services/shared/mail/mailer.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { createImage } from '../content-stand-in.ts'
import { type MainService, type Person, serveMain } from '../main-service.ts'
import { orderingOf } from './ordering.ts'

const SHIPPED = { transition: 'ship', carrier: 'UPS', tracking: '1Z 999 AA1' }

onEachStore((openStore) => {
  let main: MainService
  let [owner, staff] = [] as unknown as [Person, Person]
  beforeAll(async () => {
    main = await serveMain(openStore)
    ;[owner, staff] = [await main.signIn(), await main.signIn({ isStaff: true })]
  })
  beforeEach(() => main.content.images.set('lake', createImage({ id: 'lake' })))
  const { laden, place, read } = orderingOf(() => main)

  const ordered = async (as?: string) => {
    const { token } = await laden(as)
    const { body } = await place(token, { as })
    return { token, ...body }
  }
  const change = async (
    orderId: string,
    body: object,
    { as, token, key = randomUUID() }: { as?: string; token?: string; key?: string },
  ) => {
    const headers = { 'idempotency-key': key, ...(token && { 'cart-token': token }) }
    const reply = await main.call('POST', `/api/v2/orders/${orderId}/transitions/`, { as, headers, body })
    return { ...reply, body: reply.body as OrderView }
  }
  const mailsAbout = async (orderId: string) => {
    const { body } = await main.call('GET', '/outbox/')
    const { messages } = body as Outbox
    return messages.filter(({ subject }) => subject.includes(orderId)).reverse()
  }

  describe('an order is changed', () => {
    test('from placed to delivered by staff, with mails to its customer', async () => {
      const { order_id } = await ordered(owner.access)
      for (const transition of ['pay', 'produce'])
        expect(await change(order_id, { transition }, { as: staff.access })).toMatchObject({ status: 200 })
      expect(await change(order_id, SHIPPED, { as: staff.access })).toMatchObject({ status: 200 })
      const { body } = await change(order_id, { transition: 'deliver' }, { as: staff.access })
      expect(body).toMatchObject({ status: 'delivered', paid: true })
      expect(body.timeline.map(({ status }) => status)).toEqual([
        'placed',
        'paid',
        'in_production',
        'shipped',
        'delivered',
      ])
      expect(body.timeline[3]).toMatchObject({
        carrier: 'UPS',
        tracking: '1Z 999 AA1',
        who: { kind: 'staff', name: staff.email },
      })
      const own = (await read(order_id, { as: owner.access })).body as OrderView
      expect(own.timeline[3]?.who).toEqual({ kind: 'staff', name: null, is_you: false })
      const mails = await mailsAbout(order_id)
      expect(mails.map(({ to }) => to)).toEqual([owner.email, owner.email])
      expect(mails[0]?.attachments).toMatchObject([
        { filename: `invoice-${order_id}.pdf`, contentType: 'application/pdf' },
      ])
      expect(mails[1]?.text).toContain('Carrier: UPS\nTracking number: 1Z 999 AA1')
      expect(mails[1]?.text).toContain(`/orders/${order_id}`)
    })

    test('once under one key, and not a second time in the same way', async () => {
      const { order_id } = await ordered(owner.access)
      const key = randomUUID()
      const cancel = { transition: 'cancel' }
      const first = await change(order_id, cancel, { as: owner.access, key })
      expect(first).toMatchObject({ status: 200, body: { status: 'cancelled' } })
      expect(await change(order_id, cancel, { as: owner.access, key })).toMatchObject({
        status: 200,
        body: first.body,
      })
      expect(await change(order_id, cancel, { as: owner.access })).toMatchObject({
        status: 409,
        body: { code: 'wrong_state' },
      })
      expect(await mailsAbout(order_id)).toHaveLength(2)
    })

    test('once by two who change it at once', async () => {
      const { order_id } = await ordered(owner.access)
      const [one, other] = await Promise.all([
        change(order_id, { transition: 'cancel' }, { as: owner.access }),
        change(order_id, { transition: 'cancel' }, { as: staff.access }),
      ])
      expect([one.status, other.status].sort()).toEqual([200, 409])
    })

    test('by whom its lifecycle allows: its customer may cancel it, and no more', async () => {
      const { order_id } = await ordered(owner.access)
      const pay = { transition: 'pay' }
      expect(await change(order_id, pay, { as: owner.access })).toMatchObject({ status: 403 })
      for (const body of [SHIPPED, { transition: 'produce' }, { transition: 'refund' }])
        expect(await change(order_id, body, { as: staff.access })).toMatchObject({ status: 409 })
      await change(order_id, { transition: 'pay' }, { as: staff.access })
      await change(order_id, { transition: 'produce' }, { as: staff.access })
      expect(await change(order_id, { transition: 'cancel' }, { as: owner.access })).toMatchObject({
        status: 409,
      })
      expect(await change(order_id, { transition: 'refund' }, { as: owner.access })).toMatchObject({
        status: 403,
      })
      expect(await change(order_id, { transition: 'refund' }, { as: staff.access })).toMatchObject({
        status: 200,
        body: { status: 'refunded', paid: true },
      })
      expect((await mailsAbout(order_id)).at(-1)?.subject).toContain('was refunded')
    })

    test('by a guest with the project’s token, and by nobody else', async () => {
      const { order_id, token } = await ordered()
      const cancel = { transition: 'cancel' }
      expect(await change(order_id, cancel, {})).toMatchObject({ status: 404 })
      expect(await change(order_id, cancel, { as: owner.access })).toMatchObject({ status: 404 })
      expect(await change(order_id, cancel, { token })).toMatchObject({
        status: 200,
        body: { status: 'cancelled', timeline: [{}, { who: { kind: 'guest' } }] },
      })
    })

    test('to shipped only with a carrier and a tracking number', async () => {
      const { order_id } = await ordered(owner.access)
      expect(
        await change(order_id, { transition: 'ship', carrier: ' ' }, { as: staff.access }),
      ).toMatchObject({
        status: 400,
        body: { carrier: ['This field may not be blank.'], tracking: ['This field is required.'] },
      })
      for (const body of [{}, { transition: 'vanish' }, { transition: 7 }])
        expect(await change(order_id, body, { as: staff.access })).toMatchObject({
          status: 400,
          body: { transition: [expect.any(String)] },
        })
    })
  })

  describe('ordering again', () => {
    const reorder = async (
      orderId: string,
      { as, token, key = randomUUID() }: Record<string, string | undefined>,
    ) => {
      const headers = { 'idempotency-key': key, ...(token && { 'cart-token': token }) }
      const reply = await main.call('POST', `/api/v2/orders/${orderId}/reorder/`, { as, headers })
      return { ...reply, body: reply.body as Reordered }
    }

    test('makes a new project of what is still offered, at today’s prices', async () => {
      const cart = await laden(owner.access)
      await main.add(cart.token, { imagedata: { id: 'hill' } }, { as: owner.access })
      const { body: order } = await place(cart.token, { as: owner.access })
      main.content.images.set('lake', createImage({ id: 'lake', price: 4 }))
      main.content.images.set('hill', createImage({ id: 'hill', published: false }))
      const other = await laden(owner.access)
      const choice = { current_project: other.project.id }
      await main.call('PATCH', '/api/v2/profile/', { as: owner.access, body: choice })
      const key = randomUUID()
      const again = await reorder(order.order_id, { as: owner.access, key })
      main.content.images.set('hill', createImage({ id: 'hill', price: 2 }))
      expect(again).toMatchObject({
        status: 201,
        body: {
          cart: { latest_order: null, quantity: 1, subtotal: 11_112, project: { name: cart.project.name } },
          left: [{ name: 'Picture hill', fault: 'unpublished' }],
        },
      })
      expect(again.body.cart.token).not.toBe(cart.token)
      expect((await reorder(order.order_id, { as: owner.access, key })).body).toEqual(again.body)
      expect((await main.items(again.body.cart.token, owner.access)).results).toMatchObject([
        { image_id: 'lake', unit_price: 11_112 },
      ])
      const { body: profile } = await main.call('GET', '/api/v2/profile/', { as: owner.access })
      expect(profile).toMatchObject({ current_project: { id: again.body.cart.project.id } })
    })

    test('works for a guest too, and makes nothing if nothing is left', async () => {
      const { order_id, token } = await ordered()
      expect(await reorder(order_id, {})).toMatchObject({ status: 404 })
      const { status, body } = await reorder(order_id, { token })
      expect(status).toBe(201)
      expect(body.cart.is_guest).toBe(true)
      expect(await place(body.cart.token)).toMatchObject({
        status: 201,
        body: { email: expect.stringMatching(/^guest-/) },
      })
      main.content.images.delete('lake')
      expect(await reorder(order_id, { token })).toMatchObject({
        status: 409,
        body: { code: 'nothing_left' },
      })
    })
  })
})
