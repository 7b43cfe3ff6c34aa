import { inspect } from 'node:util'
import { beforeEach, describe, expect, test } from 'vitest'
import { CARDS } from '#services/cards/test-cards.ts'
import { BadSignature } from '#services/main/payments/provider.ts'
import { createStripeProvider } from '#services/main/payments/stripe/stripe-provider.ts'
import { UpstreamFailure } from '#services/shared/http/client.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { openStripeServer, STRIPE_KEYS } from '#tests/support/services/stripe-server.ts'

const server = await openStripeServer()
afterFile(() => server.close())
const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = STRIPE_KEYS
const options = { secretKey, webhookSecret, apiUrl: server.url }
const stripe = createStripeProvider(options)
const hasty = createStripeProvider({ ...options, timeout: 100 })

let count = 0
const createIntent = () => {
  count += 1
  return stripe.createIntent({ amount: 11_350, projectId: 7, key: `intent ${count}` })
}
const authorized = async () => {
  const { id } = await createIntent()
  server.store.confirm(id, CARDS.good)
  return id
}
const callsOf = (kind: string) => server.calls.filter((call) => call === kind).length

beforeEach(() => {
  server.calls.length = 0
})

describe('a call whose answer is lost', () => {
  test('is repeated under the same key, and the money is taken once', async () => {
    const id = await authorized()
    server.trouble('capture', 'lost')
    await stripe.capture(id, `lost ${id}`)
    expect(callsOf('capture')).toBe(2)
    expect(
      server.store.events.filter(
        ({ type, data }) =>
          type === 'payment_intent.succeeded' && 'id' in data.object && data.object.id === id,
      ),
    ).toHaveLength(1)
  })

  test('twice is an outage, and a later call finds it done', async () => {
    const id = await authorized()
    server.trouble('capture', 'lost', 2)
    await expect(stripe.capture(id, `try 1 ${id}`)).rejects.toThrow(UpstreamFailure)
    expect(await stripe.readIntent(id)).toMatchObject({ status: 'captured' })
    await stripe.capture(id, `try 2 ${id}`)
  })
})

test('a server error is an outage, and a new key succeeds afterwards', async () => {
  const id = await authorized()
  server.trouble('capture', 'broken')
  await expect(stripe.capture(id, `broken ${id}`)).rejects.toThrow(UpstreamFailure)
  expect(await stripe.readIntent(id)).toMatchObject({ status: 'authorized' })
  await stripe.capture(id, `mended ${id}`)
  expect(await stripe.readIntent(id)).toMatchObject({ status: 'captured' })
})

test('an answer that takes too long is an outage', async () => {
  server.trouble('read', 'held', 2)
  const { id } = await createIntent()
  await expect(hasty.readIntent(id)).rejects.toThrow(UpstreamFailure)
  server.letGo()
})

test('a secret key that Stripe refuses is an outage, and is not repeated', async () => {
  const stranger = createStripeProvider({ ...options, secretKey: 'sk_test_hunter2' })
  const refused = await stranger
    .createIntent({ amount: 11_350, projectId: 7, key: 'x' })
    .catch((error) => error)
  expect(refused).toBeInstanceOf(UpstreamFailure)
  expect(inspect(refused, { depth: 10 })).not.toContain('hunter2')
})

test('a refusal gives its reason, and nothing of the intent’s secret', async () => {
  const { id, clientSecret } = await createIntent()
  const refused = await stripe.capture(id, `early ${id}`).catch((error) => error)
  expect(refused.message).toContain('requires_payment_method')
  expect(inspect(refused, { depth: 10 })).not.toContain(clientSecret)
})

test('an intent accepts cards alone, and waits to be captured', async () => {
  const { id } = await createIntent()
  expect(server.store.get(id)).toMatchObject({
    payment_method_types: ['card'],
    capture_method: 'manual',
    metadata: { project: '7' },
  })
})

describe('a webhook', () => {
  const at = new Date('2026-11-21T12:00:00Z')
  const minutesLater = (minutes: number) => new Date(at.getTime() + minutes * 60_000)
  const event = (type: string, object: object) => ({
    id: 'evt_1',
    object: 'event' as const,
    type,
    data: { object },
  })
  const read = (type: string, object: object) => {
    const { body, signature } = server.sign(event(type, object), at)
    return stripe.readWebhook(body, signature, at)
  }

  test.each([
    ['payment_intent.succeeded', { id: 'pi_1' }, 'captured'],
    ['payment_intent.canceled', { id: 'pi_1' }, 'released'],
    ['charge.refunded', { id: 'ch_1', refunded: true, payment_intent: 'pi_1' }, 'refunded'],
  ])('of %s tells what became of the payment', (type, object, kind) => {
    expect(read(type, object)).toEqual({ event: 'evt_1', intent: 'pi_1', kind })
  })

  test.each([
    ['payment_intent.amount_capturable_updated', { id: 'pi_1' }],
    ['payment_intent.payment_failed', { id: 'pi_1' }],
    ['charge.refunded', { id: 'ch_1', refunded: false, payment_intent: 'pi_1' }],
    ['something.new', { id: 'x_1' }],
  ])('of %s %j is ignored', (type, object) => {
    expect(read(type, object)).toBeNull()
  })

  const { body, signature } = server.sign(event('payment_intent.succeeded', { id: 'pi_1' }), at)
  test.each([
    ['of another body', body.replace('pi_1', 'pi_2'), signature, at],
    ['without a signature', body, undefined, at],
    ['with another signature', body, signature.replace(/v1=./, 'v1=z'), at],
    ['from six minutes ago', body, signature, minutesLater(6)],
    ['from six minutes ahead', body, signature, minutesLater(-6)],
    ['without a body', '', signature, at],
  ])('%s is refused as not Stripe’s', (_, raw, signed, receivedAt) => {
    expect(() => stripe.readWebhook(raw, signed, receivedAt)).toThrow(BadSignature)
  })
})
