import { describe, expect, test } from 'vitest'
import { CARDS } from '#services/cards/test-cards.ts'
import { type PaymentProvider, PaymentRefused } from '#services/main/payments/provider.ts'
import { createStripeProvider } from '#services/main/payments/stripe/stripe-provider.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { createFakePayments } from '#tests/support/services/fake-payments.ts'
import { openStripeServer, STRIPE_KEYS } from '#tests/support/services/stripe-server.ts'

interface Bank {
  provider: PaymentProvider
  authorize(id: string): void
  decline(id: string): void
}

const fakeBank = async (): Promise<Bank> => {
  const provider = createFakePayments()
  return {
    provider,
    authorize: provider.authorize,
    decline: (id) => provider.decline(id, 'Your card was declined.'),
  }
}

const stripeBank = async (): Promise<Bank> => {
  const server = await openStripeServer()
  afterFile(() => server.close())
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = STRIPE_KEYS
  return {
    provider: createStripeProvider({ secretKey, webhookSecret, apiUrl: server.url }),
    authorize: (id) => server.store.confirm(id, CARDS.good),
    decline: (id) => expect(() => server.store.confirm(id, CARDS.declined)).toThrow(),
  }
}

describe.each([
  ['the fake', fakeBank],
  ['Stripe', stripeBank],
])('a payment provider, %s', (_, openBank) => {
  const opened = openBank()
  const wanted = { amount: 11_350, projectId: 7 }
  const create = async (key: string) => (await opened).provider.createIntent({ ...wanted, key })

  test('makes an intent for a sum and a project, which is open until a card is authorised', async () => {
    const { provider, authorize } = await opened
    const { id, clientSecret } = await create('open')
    expect(clientSecret).toContain('secret')
    const open = { id, status: 'open', amount: 11_350, currency: 'usd', projectId: 7, declined: null }
    expect(await provider.readIntent(id)).toEqual(open)
    authorize(id)
    expect(await provider.readIntent(id)).toEqual({ ...open, status: 'authorized' })
  })

  test('makes one intent for a key, and refuses the key for another sum', async () => {
    const { provider } = await opened
    const first = await create('once')
    expect(await create('once')).toEqual(first)
    await expect(provider.createIntent({ ...wanted, amount: 1_000, key: 'once' })).rejects.toThrow(
      PaymentRefused,
    )
  })

  test('knows no intent that it did not make', async () => {
    const { provider } = await opened
    expect(await provider.readIntent('pi_none')).toBeNull()
    expect(await provider.readIntent('../refunds')).toBeNull()
  })

  test('says why a card was declined, until another is authorised', async () => {
    const { provider, authorize, decline } = await opened
    const { id } = await create('declined')
    decline(id)
    expect(await provider.readIntent(id)).toMatchObject({
      status: 'open',
      declined: 'Your card was declined.',
    })
    authorize(id)
    expect(await provider.readIntent(id)).toMatchObject({ status: 'authorized', declined: null })
  })

  test('captures what is authorised, and does nothing when it is asked to again', async () => {
    const { provider, authorize } = await opened
    const { id } = await create('captured')
    await expect(provider.capture(id, `early ${id}`)).rejects.toThrow(PaymentRefused)
    authorize(id)
    await provider.capture(id, `first ${id}`)
    await provider.capture(id, `second ${id}`)
    expect(await provider.readIntent(id)).toMatchObject({ status: 'captured' })
    await expect(provider.release(id, `late ${id}`)).rejects.toThrow(PaymentRefused)
  })

  test('releases what is not captured, which can then no longer be captured', async () => {
    const { provider, authorize } = await opened
    const { id } = await create('released')
    authorize(id)
    await provider.release(id, `first ${id}`)
    await provider.release(id, `second ${id}`)
    expect(await provider.readIntent(id)).toMatchObject({ status: 'released' })
    await expect(provider.capture(id, `late ${id}`)).rejects.toThrow(PaymentRefused)
  })

  test('refunds what is captured, once', async () => {
    const { provider, authorize } = await opened
    const { id } = await create('refunded')
    authorize(id)
    await expect(provider.refund(id, `early ${id}`)).rejects.toThrow(PaymentRefused)
    await provider.capture(id, `capture ${id}`)
    await provider.refund(id, `first ${id}`)
    await provider.refund(id, `second ${id}`)
    expect(await provider.readIntent(id)).toMatchObject({ status: 'captured' })
  })

  test('gives a part of what is captured back, and nothing where all is back', async () => {
    const { provider, authorize } = await opened
    const { id } = await create('part')
    authorize(id)
    await expect(provider.refundPart(id, 100, `early ${id}`)).rejects.toThrow(PaymentRefused)
    await provider.capture(id, `capture ${id}`)
    await provider.refundPart(id, 100, `part ${id}`)
    await provider.refundPart(id, 100, `part ${id}`)
    await provider.refund(id, `rest ${id}`)
    await provider.refundPart(id, 100, `late ${id}`)
    expect(await provider.readIntent(id)).toMatchObject({ status: 'captured' })
  })
})
