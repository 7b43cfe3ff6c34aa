import { inspect } from 'node:util'
import { beforeEach, describe, expect, test } from 'vitest'
import { createHyperwalletProvider } from '#services/main/payouts/provider/hyperwallet/hyperwallet-provider.ts'
import { PayoutRefused } from '#services/main/payouts/provider/provider.ts'
import { UpstreamFailure } from '#services/shared/http/client.ts'
import { readSettings } from '#services/shared/settings.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { HYPERWALLET_KEYS, openHyperwalletServer } from '#tests/support/services/hyperwallet-server.ts'
import { JWT_SECRET } from '#tests/support/services/secret.ts'

const server = await openHyperwalletServer()
afterFile(() => server.close())
const { store } = server
const { hyperwallet } = readSettings({ JWT_SECRET, ...server.env })
if (!hyperwallet) throw new Error('There are no settings of Hyperwallet.')
const provider = createHyperwalletProvider(hyperwallet)
const hasty = createHyperwalletProvider({ ...hyperwallet, timeout: 100 })

let count = 0
const newPayment = (amount = 5_005) => {
  count += 1
  return { payout: `pmt-ours-${count}`, destination: 'trm-ours', amount }
}
const given = async () => {
  const payment = newPayment()
  await provider.send(payment)
  return payment.payout
}

beforeEach(() => {
  server.calls.length = 0
  server.urls.length = 0
  store.refusal = null
})

describe('Hyperwallet', () => {
  test('is given the net sum, under the payout’s own token, for the account’s token', async () => {
    const payment = newPayment()
    await provider.send(payment)
    expect(store.find(payment.payout)).toMatchObject([
      {
        clientPaymentId: payment.payout,
        amount: '50.05',
        currency: 'USD',
        purpose: 'OTHER',
        destinationToken: 'trm-ours',
        programToken: HYPERWALLET_KEYS.HYPERWALLET_PROGRAM_TOKEN,
      },
    ])
  })

  test('is asked by the payout’s token, and says what it calls the payment', async () => {
    const payout = await given()
    expect(await provider.find(payout)).toEqual({
      reference: store.find(payout)[0]?.token,
      status: 'CREATED',
      amount: 5_005,
      currency: 'USD',
      at: null,
      code: null,
    })
    expect(server.urls.at(-1)).toBe(`/rest/v4/payments?clientPaymentId=${payout}`)
  })

  test('answers an empty list by 204, which is an empty list (failure 12)', async () => {
    expect(await provider.find('pmt-nobody-gave')).toBeNull()
    // Nor is a change of status there that nobody has written.
    const payout = await given()
    const [payment] = store.find(payout)
    if (payment) payment.status = 'COMPLETED'
    expect(await provider.find(payout)).toMatchObject({ status: 'COMPLETED', at: null, code: null })
  })

  test('says since when a payment has ended so, in GMT, and with which code of the bank', async () => {
    const payout = await given()
    store.move(payout, 'FAILED', { code: 'R02', at: '2026-11-19T01:00:00' })
    store.move(payout, 'FAILED', { code: 'R03', at: '2026-11-20T03:04:05' })
    expect(await provider.find(payout)).toMatchObject({
      status: 'FAILED',
      at: '2026-11-20T03:04:05.000Z',
      code: 'R03',
    })
  })

  test('keeps a word that nobody knows as it is, and is asked nothing more of it', async () => {
    const payout = await given()
    store.move(payout, 'UNCLAIMED')
    expect(await provider.find(payout)).toMatchObject({ status: 'UNCLAIMED' })
    expect(server.calls).toEqual(['create', 'list'])
  })

  test('refuses a payout that it has, and what it cannot pay, by codes alone', async () => {
    const payment = newPayment()
    await provider.send(payment)
    await expect(provider.send(payment)).rejects.toThrow(
      new PayoutRefused('DUPLICATE_CLIENT_REFERENCE of clientPaymentId'),
    )
    store.refusal = 'INSUFFICIENT_FUNDS'
    await expect(provider.send(newPayment())).rejects.toThrow(new PayoutRefused('INSUFFICIENT_FUNDS'))
    store.refusal = 'to account 000123456789'
    await expect(provider.send(newPayment())).rejects.toThrow(new PayoutRefused('without a reason'))
  })

  test.each(['-5.00', '5.001', '5,00', 'five'])(
    'that writes %s as a sum has paid no known one',
    async (amount) => {
      const payout = await given()
      const [payment] = store.find(payout)
      if (payment) payment.amount = amount
      expect(await provider.find(payout)).toMatchObject({ amount: null })
    },
  )
})

describe('a call', () => {
  test('that takes too long is an outage, though it may have had its effect (failure 10)', async () => {
    server.trouble('create', 'held')
    const payment = newPayment()
    await expect(hasty.send(payment)).rejects.toMatchObject({ name: 'UpstreamFailure', status: null })
    server.letGo()
    expect(store.find(payment.payout)).toHaveLength(1)
  })

  test.each(['broken', 'lost'] as const)('that is %s is an outage', async (how) => {
    server.trouble('list', how)
    await expect(provider.find('pmt-1')).rejects.toThrow(UpstreamFailure)
  })

  test('with keys that it does not know was not taken, and its error holds none of them', async () => {
    const stranger = createHyperwalletProvider({ ...hyperwallet, username: 'us', password: 'hunter2' })
    const payment = newPayment()
    const refused = await stranger.send(payment).catch((error) => error)
    expect(refused).toMatchObject({ name: 'UpstreamFailure', status: 401 })
    const secrets = ['hunter2', Buffer.from('us:hunter2').toString('base64')]
    for (const secret of secrets) expect(inspect(refused, { depth: 10 })).not.toContain(secret)
    expect(store.find(payment.payout)).toEqual([])
  })

  test('whose answer nobody can read is an outage', async () => {
    const payout = await given()
    const [payment] = store.find(payout)
    if (payment) payment.status = ''
    await expect(provider.find(payout)).rejects.toThrow(`${server.url} gave an answer that cannot be read`)
  })
})
