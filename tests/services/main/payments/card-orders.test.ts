import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { CARDS } from '#services/cards/test-cards.ts'
import type { OrderView } from '#services/main/orders/contract.ts'
import type { PaymentIntentView } from '#services/main/payments/contract.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { openStripeServer, STRIPE_KEYS, type StripeServer } from '#tests/support/services/stripe-server.ts'
import { type MainService, type Person, serveMain } from '../main-service.ts'
import { ADDRESS, orderingOf } from '../orders/ordering.ts'

const MINUTE = 60_000
const PATIENT = { timeout: 10_000 }

onEachStore((openStore) => {
  let stripe: StripeServer
  let main: MainService
  let ann: Person
  const { laden, place, quote, read } = orderingOf(() => main)

  beforeAll(async () => {
    stripe = await openStripeServer()
    afterFile(() => stripe.close())
    main = await serveMain(openStore, { ...STRIPE_KEYS, STRIPE_API_URL: stripe.url })
  })
  beforeEach(async () => {
    ann = await main.signIn()
  })

  /** Makes a project of Ann's and agrees to its quote. */
  async function agreeToQuote() {
    const { token } = await laden(ann.access)
    const { body } = await quote(token, { as: ann.access, address: ADDRESS })
    return { token, agreedTo: { version: body.version, grand_total: body.grand_total } }
  }
  async function createIntent(
    token: string,
    agreedTo: object,
    { key = `${randomUUID()}`, as = ann.access }: { key?: string; as?: string } = {},
  ) {
    const reply = await main.call('POST', `/api/v2/projects/${token}/payment-intent/`, {
      as,
      headers: { 'idempotency-key': key },
      body: { address: ADDRESS, quote: agreedTo },
    })
    return { ...reply, body: reply.body as PaymentIntentView }
  }
  const byCard = (intent: string, agreedTo: { version: string; grand_total: number }) => ({
    payment: { method: 'card' as const, intent },
    quote: agreedTo,
  })
  /** Makes a project with a card that is authorised for it. */
  async function authorizeCard() {
    const { token, agreedTo } = await agreeToQuote()
    const { intent } = (await createIntent(token, agreedTo)).body
    stripe.store.confirm(intent, CARDS.good)
    return { token, agreedTo, intent, body: byCard(intent, agreedTo) }
  }
  /** Sign staff in anew each time: the tests wait longer than a token lasts. */
  const orderOf = async (orderId: string) => {
    const { access } = await main.signIn({ isStaff: true })
    return (await read(orderId, { as: access })).body as OrderView
  }
  const statusesOf = async (orderId: string) => (await orderOf(orderId)).timeline.map(({ status }) => status)
  const untilStatus = (orderId: string, status: string) =>
    vi.waitFor(async () => expect((await orderOf(orderId)).status).toBe(status), PATIENT)
  const eventsOf = (intent: string, type: string) =>
    stripe.store.events.filter(({ type: each, data: { object } }) => {
      const about = 'payment_intent' in object ? object.payment_intent : 'id' in object && object.id
      return each === type && about === intent
    })
  const post = (event: Parameters<StripeServer['sign']>[0]) => {
    const { body, signature } = stripe.sign(event, main.clock())
    return main.call('POST', '/webhooks/stripe/', { body, headers: { 'stripe-signature': signature } })
  }
  /** Posts news of another payment: any news makes the service look for what is due. */
  const advance = (ms: number) => {
    main.clock.advance(ms)
    const object = { id: 'pi_other', object: 'payment_intent' }
    return post({
      id: `evt_${randomUUID()}`,
      object: 'event',
      type: 'payment_intent.canceled',
      data: { object },
    })
  }
  const change = (orderId: string, transition: string) =>
    main.call('POST', `/api/v2/orders/${orderId}/transitions/`, { as: ann.access, body: { transition } })

  describe('a payment intent', () => {
    test('is made for the sum that was agreed to, once for a key, and its secret is not stored', async () => {
      const { token, agreedTo } = await agreeToQuote()
      const first = await createIntent(token, agreedTo, { key: 'one' })
      expect(first.status).toBe(201)
      const kept = stripe.store.get(first.body.intent)
      expect(first.body.client_secret).toBe(kept.client_secret)
      expect(kept).toMatchObject({ amount: agreedTo.grand_total, currency: 'usd' })
      expect((await createIntent(token, agreedTo, { key: 'one' })).body).toEqual(first.body)
    })

    test.each([
      ['another version', { version: 'older' }],
      ['another sum', { grand_total: 1 }],
    ])('is refused for %s than that of now', async (_, other) => {
      const { token, agreedTo } = await agreeToQuote()
      const before = stripe.store.intents.size
      expect(await createIntent(token, { ...agreedTo, ...other })).toMatchObject({
        status: 409,
        body: { code: 'quote_changed' },
      })
      expect(stripe.store.intents.size).toBe(before)
    })

    test('is refused for somebody else’s project, without a key, and without an address', async () => {
      const { token, agreedTo } = await agreeToQuote()
      const { access } = await main.signIn()
      expect((await createIntent(token, agreedTo, { as: access })).status).toBe(404)
      expect((await createIntent(token, agreedTo, { key: '' })).status).toBe(400)
      const asked = { as: ann.access, headers: { 'idempotency-key': 'k' }, body: { quote: agreedTo } }
      const nowhere = await main.call('POST', `/api/v2/projects/${token}/payment-intent/`, asked)
      expect(nowhere).toMatchObject({ status: 400, body: { address: ['This field is required.'] } })
    })

    test('is refused when the provider does not answer', async () => {
      const { token, agreedTo } = await agreeToQuote()
      stripe.trouble('create', 'lost', 2)
      expect((await createIntent(token, agreedTo)).status).toBe(503)
    })
  })

  test('an order by card is placed, captured and paid once, however often the provider reports it', async () => {
    const { token, intent, body } = await authorizeCard()
    const placed = await place(token, { as: ann.access, body })
    expect(placed.status).toBe(201)
    await untilStatus(placed.body.order_id, 'paid')
    const [succeeded] = eventsOf(intent, 'payment_intent.succeeded')
    if (!succeeded) throw new Error('Nothing was captured.')
    for (const _ of ['first', 'second']) expect((await post(succeeded)).status).toBe(200)
    expect(await statusesOf(placed.body.order_id)).toEqual(['placed', 'paid'])
    expect((await orderOf(placed.body.order_id)).paid).toBe(true)
    expect(eventsOf(intent, 'payment_intent.succeeded')).toHaveLength(1)
  })

  describe('no order is placed, and nothing charged, with a card', () => {
    const refusal = async (intent: string, { token, agreedTo }: Awaited<ReturnType<typeof agreeToQuote>>) => {
      const reply = await place(token, { as: ann.access, body: byCard(intent, agreedTo) })
      expect(reply.status).toBe(400)
      expect(eventsOf(intent, 'payment_intent.succeeded')).toHaveLength(0)
      return reply.body
    }

    test('that was declined', async () => {
      const project = await agreeToQuote()
      const { intent } = (await createIntent(project.token, project.agreedTo)).body
      expect(() => stripe.store.confirm(intent, CARDS.insufficient)).toThrow()
      expect(await refusal(intent, project)).toEqual({
        'payment.intent': ['Your card has insufficient funds.'],
      })
    })

    test('that was not confirmed', async () => {
      const project = await agreeToQuote()
      const { intent } = (await createIntent(project.token, project.agreedTo)).body
      expect(await refusal(intent, project)).toEqual({
        'payment.intent': ['The card has not been confirmed. Please enter it again.'],
      })
    })

    test('that was authorised for another sum', async () => {
      const { token, intent } = await authorizeCard()
      await main.add(token, { substrate: 'canvas' }, { as: ann.access })
      const { body } = await quote(token, { as: ann.access, address: ADDRESS })
      expect(await refusal(intent, { token, agreedTo: body })).toEqual({
        'payment.intent': ['The card was authorised for another sum. Please enter it again.'],
      })
    })

    test('that was authorised for another project, or is unknown', async () => {
      const { intent } = await authorizeCard()
      const project = await agreeToQuote()
      const unknown = { 'payment.intent': ['This payment is not known. Please enter your card again.'] }
      expect(await refusal(intent, project)).toEqual(unknown)
      expect(await refusal('pi_none', project)).toEqual(unknown)
    })
  })

  describe('in trouble', () => {
    test('an order is not placed while the provider does not answer, and is placed once it does', async () => {
      const { token, intent, body } = await authorizeCard()
      stripe.trouble('read', 'lost', 2)
      const key = randomUUID()
      expect((await place(token, { as: ann.access, key, body })).status).toBe(503)
      const placed = await place(token, { as: ann.access, key, body })
      expect(placed.status).toBe(201)
      await untilStatus(placed.body.order_id, 'paid')
      expect(eventsOf(intent, 'payment_intent.succeeded')).toHaveLength(1)
    })

    test('a capture that fails leaves the order placed, and is made later', async () => {
      const { token, intent, body } = await authorizeCard()
      stripe.trouble('capture', 'broken')
      const { order_id } = (await place(token, { as: ann.access, body })).body
      await vi.waitFor(() =>
        expect(stripe.calls.filter((kind) => kind === 'capture').length).toBeGreaterThan(1),
      )
      expect((await orderOf(order_id)).status).toBe('placed')
      await vi.waitFor(async () => {
        await advance(2 * MINUTE)
        expect((await orderOf(order_id)).status).toBe('paid')
      }, PATIENT)
      expect(eventsOf(intent, 'payment_intent.succeeded')).toHaveLength(1)
    })

    test('a webhook before the answer pays the order, and the answer does not pay it again', async () => {
      const { token, intent, body } = await authorizeCard()
      stripe.trouble('capture', 'held')
      const { order_id } = (await place(token, { as: ann.access, body })).body
      const [succeeded] = await vi.waitFor(() => {
        const told = eventsOf(intent, 'payment_intent.succeeded')
        expect(told).toHaveLength(1)
        return told
      })
      if (succeeded) await post(succeeded)
      expect((await orderOf(order_id)).status).toBe('paid')
      stripe.letGo()
      // News is handled in order: once this payment is settled, the one before it is.
      const next = await authorizeCard()
      const { body: other } = await place(next.token, { as: ann.access, body: next.body })
      await untilStatus(other.order_id, 'paid')
      expect(await statusesOf(order_id)).toEqual(['placed', 'paid'])
    })

    test('placing twice at once makes one order and one charge', async () => {
      const { token, intent, body } = await authorizeCard()
      const key = randomUUID()
      const both = await Promise.all([1, 2].map(() => place(token, { as: ann.access, key, body })))
      expect(new Set(both.map((reply) => reply.body.order_id)).size).toBe(1)
      await untilStatus(both[0]?.body.order_id ?? '', 'paid')
      expect(eventsOf(intent, 'payment_intent.succeeded')).toHaveLength(1)
    })

    test('placing in two tabs with two cards makes one order and one charge, and releases the other card', async () => {
      const first = await authorizeCard()
      const { intent: second } = (await createIntent(first.token, first.agreedTo)).body
      stripe.store.confirm(second, CARDS.good)
      const both = await Promise.all(
        [first.body, byCard(second, first.agreedTo)].map((body) =>
          place(first.token, { as: ann.access, body }),
        ),
      )
      expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
      const statuses = () => [first.intent, second].map((id) => stripe.store.get(id).status)
      await vi.waitFor(() => expect(statuses().toSorted()).toEqual(['canceled', 'succeeded']))
    })
  })

  describe('an order that is cancelled', () => {
    test('after it is paid is refunded automatically', async () => {
      const { token, intent, body } = await authorizeCard()
      const { order_id } = (await place(token, { as: ann.access, body })).body
      await untilStatus(order_id, 'paid')
      expect((await change(order_id, 'cancel')).status).toBe(200)
      await untilStatus(order_id, 'refunded')
      expect(stripe.store.refunds.filter((refund) => refund.payment_intent === intent)).toHaveLength(1)
      expect(await statusesOf(order_id)).toEqual(['placed', 'paid', 'cancelled', 'refunded'])
    })

    test('before its capture is never charged', async () => {
      const { token, intent, body } = await authorizeCard()
      stripe.trouble('capture', 'broken')
      const { order_id } = (await place(token, { as: ann.access, body })).body
      expect((await change(order_id, 'cancel')).status).toBe(200)
      await vi.waitFor(async () => {
        await advance(2 * MINUTE)
        expect(stripe.store.get(intent).status).toBe('canceled')
      }, PATIENT)
      expect(await orderOf(order_id)).toMatchObject({ status: 'cancelled', paid: false })
      expect(eventsOf(intent, 'payment_intent.succeeded')).toHaveLength(0)
    })

    test('during its capture, at any moment, keeps no money', async () => {
      const orders = await Promise.all(
        Array.from({ length: 6 }, async () => {
          const { token, intent, body } = await authorizeCard()
          const { order_id } = (await place(token, { as: ann.access, body })).body
          return { intent, order_id, cancelled: await change(order_id, 'cancel') }
        }),
      )
      expect(orders.map(({ cancelled }) => cancelled.status)).toEqual(orders.map(() => 200))
      await vi.waitFor(async () => {
        await advance(2 * MINUTE)
        for (const { intent } of orders) {
          const isBack = stripe.store.refunds.some((refund) => refund.payment_intent === intent)
          expect(isBack || stripe.store.get(intent).status === 'canceled').toBe(true)
        }
      }, PATIENT)
    })
  })
})
