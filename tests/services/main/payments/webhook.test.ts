import { expect, test } from 'vitest'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { openStripeServer, STRIPE_KEYS } from '#tests/support/services/stripe-server.ts'
import { serveMain } from '../main-service.ts'

const stripe = await openStripeServer()
afterFile(() => stripe.close())

/** Signing accepts any event. */
type SignedEvent = Parameters<typeof stripe.sign>[0]

onEachStore((openStore) => {
  const opened = serveMain(openStore, { ...STRIPE_KEYS, STRIPE_API_URL: stripe.url })
  const succeeded = (id: string) => ({
    id,
    object: 'event' as const,
    type: 'payment_intent.succeeded',
    data: { object: { id: 'pi_1', object: 'payment_intent' } },
  })
  const post = async (body: string, signature: string | undefined) => {
    const { call } = await opened
    return call('POST', '/webhooks/stripe/', {
      body,
      headers: signature ? { 'stripe-signature': signature } : {},
    })
  }

  test('an event that the provider has signed is received, also a second time', async () => {
    const { body, signature } = stripe.sign(succeeded('evt_1'), (await opened).clock())
    for (const _ of ['first', 'second'])
      expect(await post(body, signature)).toMatchObject({ status: 200, body: { received: true } })
  })

  test('the signature is checked over the exact bytes of the body', async () => {
    const { body, signature } = stripe.sign(succeeded('evt_2'), (await opened).clock())
    const spaced = JSON.stringify(JSON.parse(body), null, 2)
    expect((await post(spaced, signature)).status).toBe(400)
    expect((await post(body, signature)).status).toBe(200)
  })

  test.each([
    ['without a signature', undefined],
    ['with another', 't=1,v1=00'],
  ])('an event %s is refused', async (_, signature) => {
    const { body } = stripe.sign(succeeded('evt_3'), (await opened).clock())
    expect(await post(body, signature)).toMatchObject({
      status: 400,
      body: { non_field_errors: ['The signature is not valid.'] },
    })
  })

  test.each([{}, { data: {} }, { data: { object: null } }])(
    'a signed event without an object is refused, so that it is sent again: %j',
    async (part) => {
      const { data: _, ...event } = succeeded('evt_4')
      const { body, signature } = stripe.sign(
        { ...event, ...part } as object as SignedEvent,
        (await opened).clock(),
      )
      expect(await post(body, signature)).toMatchObject({
        status: 400,
        body: { non_field_errors: ['The event has no object.'] },
      })
    },
  )

  test('there are no webhooks if cards are not accepted', async () => {
    const { call } = await serveMain(openStore)
    expect((await call('POST', '/webhooks/stripe/', { body: {} })).status).toBe(404)
  })
})
