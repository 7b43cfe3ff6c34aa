import { beforeAll, describe, expect, test } from 'vitest'
import type { CartView } from '#services/main/cart/contract.ts'
import type { FoundOrder } from '#services/main/orders/contract.ts'
import type { Outbox } from '#services/shared/mail/mailer.ts'
import { makeAddress } from '#tests/support/new-address.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type MainService, serveMain } from '../main-service.ts'
import { orderingOf } from './ordering.ts'

onEachStore((openStore) => {
  let main: MainService
  beforeAll(async () => {
    main = await serveMain(openStore)
  })
  const { place, read, list } = orderingOf(() => main)

  const guestOrder = async (email: string) => {
    const headers = { 'x-forwarded-for': makeAddress() }
    const made = await main.call('POST', '/api/v2/cart/', { body: { cart_email: email }, headers })
    const { token } = made.body as CartView
    await main.add(token)
    const { body } = await place(token)
    return { orderId: body.order_id, token }
  }
  const claim = (orderId: string, { as, token }: { as?: string; token?: string }) =>
    main.call('POST', `/api/v2/orders/${orderId}/claim/`, {
      as,
      headers: token === undefined ? {} : { 'cart-token': token },
    })
  const signIn = () => main.signIn()
  const eventsOf = async (orderId: string) =>
    main.database.query<{ type: string; actor: string }>(
      'select type, actor from main.events where stream = $1 order by version',
      [`order-${orderId}`],
    )
  const mailTokenOf = async (orderId: string) => {
    const [row] = await main.database.query<{ mail_token: string }>(
      'select mail_token from main.guest_order where order_id = $1',
      [orderId],
    )
    return row?.mail_token ?? ''
  }

  describe('a guest’s order', () => {
    test('becomes, with its project, that of the account of its email, once', async () => {
      const ann = await signIn()
      const { orderId, token } = await guestOrder(ann.email)
      const claimed = await claim(orderId, { as: ann.access, token })
      expect(claimed).toMatchObject({ status: 200, body: { order_id: orderId, of_account: true } })
      expect(await claim(orderId, { as: ann.access, token })).toMatchObject({ status: 200 })
      expect(await claim(orderId, { as: ann.access })).toMatchObject({ status: 200 })
      const events = await eventsOf(orderId)
      expect(events.filter(({ type }) => type === 'order.claimed')).toHaveLength(1)
      expect((await list(ann.access)).body.results).toMatchObject([{ order_id: orderId }])
      expect((await read(orderId, { as: ann.access })).status).toBe(200)
      expect((await read(orderId, { token })).status).toBe(404)
      const { project } = claimed.body as { project: { id: number } }
      expect((await main.call('GET', `/api/v2/projects/${project.id}/`, { as: ann.access })).status).toBe(200)
    })

    test('is claimed by the token of its mail, too', async () => {
      const ann = await signIn()
      const { orderId } = await guestOrder(ann.email)
      expect(await claim(orderId, { as: ann.access, token: await mailTokenOf(orderId) })).toMatchObject({
        status: 200,
      })
    })

    test('is not claimed without its token, by one that has found it, or by somebody signed out', async () => {
      const ann = await signIn()
      const { orderId, token } = await guestOrder(ann.email)
      const other = await guestOrder(ann.email)
      const found = await main.call('POST', '/api/v2/orders/find/', {
        body: { order_id: orderId, email: ann.email },
        headers: { 'x-forwarded-for': makeAddress() },
      })
      const opening = (found.body as FoundOrder).token
      expect((await read(orderId, { token: opening })).status).toBe(200)
      for (const wrong of [undefined, opening, other.token, 'null', ''])
        expect((await claim(orderId, { as: ann.access, token: wrong })).status).toBe(404)
      expect((await claim('ABCD-2345', { as: ann.access, token })).status).toBe(404)
      expect((await claim(orderId, { token })).status).toBe(401)
      expect((await list(ann.access)).body.count).toBe(0)
    })

    test('opens no other order of its email', async () => {
      const ann = await signIn()
      const { orderId, token } = await guestOrder(ann.email)
      const other = await guestOrder(ann.email)
      await claim(orderId, { as: ann.access, token })
      expect((await read(other.orderId, { as: ann.access })).status).toBe(404)
      expect((await list(ann.access)).body.count).toBe(1)
    })

    test('is not given to an account of another email, nor away from the one that has it', async () => {
      const [ann, ben] = [await signIn(), await signIn()]
      const { orderId, token } = await guestOrder(ann.email.toUpperCase())
      expect((await claim(orderId, { as: ben.access, token })).status).toBe(403)
      expect((await claim(orderId, { as: ann.access, token })).status).toBe(200)
      expect((await claim(orderId, { as: ben.access, token })).status).toBe(404)
    })

    test('claimed by two tabs at once, is claimed once', async () => {
      const ann = await signIn()
      const { orderId, token } = await guestOrder(ann.email)
      const both = await Promise.all([1, 2].map(() => claim(orderId, { as: ann.access, token })))
      expect(both.map(({ status }) => status)).toEqual([200, 200])
      expect((await eventsOf(orderId)).map(({ type }) => type)).toEqual(['order.placed', 'order.claimed'])
    })

    test('is confirmed to its address only once it is opened by its mail, whoever has it', async () => {
      const ann = await signIn()
      const { orderId, token } = await guestOrder(ann.email)
      await claim(orderId, { as: ann.access, token })
      await read(orderId, { as: ann.access })
      const mails = async () =>
        ((await main.call('GET', '/outbox/')).body as Outbox).messages.filter(({ to }) => to === ann.email)
      expect(await mails()).toHaveLength(1)
      await read(orderId, { as: ann.access, token: await mailTokenOf(orderId) })
      expect(await mails()).toHaveLength(2)
    })
  })
})
