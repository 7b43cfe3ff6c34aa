import type { AddressInfo } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { createCardsService } from '#services/cards/service.ts'
import { CARDS } from '#services/cards/test-cards.ts'
import { PaymentRefused } from '#services/main/payments/provider.ts'
import { createStripeProvider } from '#services/main/payments/stripe/stripe-provider.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { onEachStore } from '#tests/support/services/stores.ts'

const KEYS = { secretKey: 'sk_test_made', publishableKey: 'pk_test_made' }

const serveCards = async (database: Database) => {
  const service = await createCardsService({ database, keys: KEYS, logLevel: 'silent' })
  afterFile(() => service.close())
  await service.listen({ port: 0, host: '127.0.0.1' })
  const apiUrl = `http://127.0.0.1:${(service.server.address() as AddressInfo).port}`
  const provider = createStripeProvider({ ...KEYS, webhookSecret: 'whsec_made', apiUrl })
  /** Does as a page does. */
  const say = async (
    { id, clientSecret }: { id: string; clientSecret: string },
    action: 'confirm' | 'authenticate',
    form: Record<string, string>,
  ) => {
    const body = new URLSearchParams({ key: KEYS.publishableKey, client_secret: clientSecret, ...form })
    const answer = await fetch(`${apiUrl}/v1/payment_intents/${id}/${action}`, { method: 'POST', body })
    return { status: answer.status, body: await answer.json() }
  }
  const type = (intent: { id: string; clientSecret: string }, number: string) =>
    say(intent, 'confirm', { 'payment_method_data[card][number]': number })
  let made = 0
  const create = () => provider.createIntent({ amount: 4_200, projectId: 7, key: `key-${made++}` })
  return { apiUrl, provider, say, type, create }
}

onEachStore((openStore) => {
  let cards: Awaited<ReturnType<typeof serveCards>>
  let database: Database
  beforeAll(async () => {
    database = await openStore('empty')
    cards = await serveCards(database)
  })

  test('a test card is authorised, its money taken once, and given back once', async () => {
    const { provider, create, type } = cards
    const intent = await create()
    expect(await provider.readIntent(intent.id)).toMatchObject({
      status: 'open',
      amount: 4_200,
      projectId: 7,
    })
    expect(await type(intent, '4242 4242 4242 4242')).toMatchObject({
      status: 200,
      body: { status: 'requires_capture' },
    })
    await provider.capture(intent.id, 'capture-1')
    await provider.capture(intent.id, 'capture-2')
    expect(await provider.readIntent(intent.id)).toMatchObject({ status: 'captured' })
    await expect(provider.release(intent.id, 'release-1')).rejects.toThrow(PaymentRefused)
    await provider.refund(intent.id, 'refund-1')
    await provider.refund(intent.id, 'refund-2')
    const rows = await database.query('select refunded from cards.intents where id = $1', [intent.id])
    expect(rows).toEqual([{ refunded: 4_200 }])
  })

  test('a part goes back once for its key, and never more than was paid', async () => {
    const { provider, create, type } = cards
    const intent = await create()
    await type(intent, '4242 4242 4242 4242')
    await provider.capture(intent.id, `capture ${intent.id}`)
    await provider.refundPart(intent.id, 1_200, `part ${intent.id}`)
    await provider.refundPart(intent.id, 1_200, `part ${intent.id}`)
    const refunded = () => database.query('select refunded from cards.intents where id = $1', [intent.id])
    expect(await refunded()).toEqual([{ refunded: 1_200 }])
    await expect(provider.refundPart(intent.id, 3_001, `more ${intent.id}`)).rejects.toThrow(PaymentRefused)
    await provider.refund(intent.id, `rest ${intent.id}`)
    expect(await refunded()).toEqual([{ refunded: 4_200 }])
  })

  test.each([
    [CARDS.declined, 'Your card was declined.'],
    [CARDS.insufficient, 'Your card has insufficient funds.'],
    // A card that somebody might really have.
    ['4111111111111111', 'This is a demonstration. Please use one of its test cards.'],
    ['', 'This is a demonstration. Please use one of its test cards.'],
  ])('card «%s» is declined in words, and another can be tried', async (number, message) => {
    const { provider, create, type } = cards
    const intent = await create()
    expect(await type(intent, number)).toMatchObject({
      status: 402,
      body: { error: { type: 'card_error', message } },
    })
    expect(await provider.readIntent(intent.id)).toMatchObject({ status: 'open', declined: message })
    expect(await type(intent, CARDS.good)).toMatchObject({ body: { status: 'requires_capture' } })
  })

  test('a card’s bank asks, and decides', async () => {
    const { create, type, say } = cards
    const intent = await create()
    expect(await type(intent, CARDS.authentication)).toMatchObject({ body: { status: 'requires_action' } })
    expect(await say(intent, 'authenticate', { passed: 'false' })).toMatchObject({ status: 402 })
    await type(intent, CARDS.authentication)
    expect(await say(intent, 'authenticate', { passed: 'true' })).toMatchObject({
      body: { status: 'requires_capture' },
    })
  })

  test('an answer is repeated under its key, after a restart too, and the key serves nothing else', async () => {
    const { provider } = cards
    const wanted = { amount: 900, projectId: 8, key: 'kept' }
    const first = await provider.createIntent(wanted)
    const again = await serveCards(database)
    expect(await again.provider.createIntent(wanted)).toEqual(first)
    await expect(provider.createIntent({ ...wanted, amount: 901 })).rejects.toThrow(PaymentRefused)
  })

  describe('is refused', () => {
    test('whoever does not have the intent’s secret', async () => {
      const { create, type } = cards
      const { id } = await create()
      expect(await type({ id, clientSecret: 'pi_other_secret' }, CARDS.good)).toMatchObject({ status: 404 })
    })

    test('whoever does not have the shop’s key', async () => {
      const stranger = { method: 'POST', headers: { authorization: `Bearer ${KEYS.publishableKey}` } }
      const answer = await fetch(`${cards.apiUrl}/v1/payment_intents`, stranger)
      expect(answer.status).toBe(401)
    })
  })

  test('no number of a card is kept', async () => {
    const intent = await cards.create()
    await cards.type(intent, CARDS.good)
    const kept = await database.query(
      'select record::text as text from cards.intents union all select body::text from cards.answers',
    )
    expect(kept.length).toBeGreaterThan(0)
    expect(JSON.stringify(kept)).not.toContain(CARDS.good)
  })
})
