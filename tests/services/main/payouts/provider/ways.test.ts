import { beforeAll, describe, expect, test } from 'vitest'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { openHyperwalletServer } from '#tests/support/services/hyperwallet-server.ts'
import { TAX_KEYS } from '#tests/support/services/secret.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type Paying, servePaying } from '../paying.ts'

const hyperwallet = await openHyperwalletServer()
afterFile(() => hyperwallet.close())

async function send(shop: Paying) {
  const artist = await shop.artist({ form: 'W-8BEN' })
  const run = await shop.run()
  await shop.send(run.id)
  const [payout] = await shop.payouts(`artist=${artist.id}`)
  if (!payout) throw new Error('The artist has no payout.')
  return { artist, run, payout }
}

onEachStore((openStore) => {
  describe.each([
    ['manual', {}],
    ['hyperwallet', hyperwallet.env],
  ] as const)('payouts that go the way of %s', (provider, env) => {
    let shop: Paying
    beforeAll(async () => {
      shop = await servePaying(openStore, { ...env })
    })

    test('are sent once, say which way they went, and are in transit', async () => {
      const { artist, payout } = await send(shop)
      expect(payout).toMatchObject({ status: 'sent', provider, net: 3_500 })
      expect(await shop.due(artist.id)).toMatchObject({ in_transit: 5_000, paid: 0, payable: 0 })
      expect((await shop.change(payout.token, { transition: 'send' })).status).toBe(409)
    })

    test('are recorded as paid by staff, with the bank’s reference and exactly the net sum', async () => {
      const { token } = (await send(shop)).payout
      const pay = (amount: number) =>
        shop.change(token, { transition: 'pay', amount, reference: `FT-${provider}` })
      expect((await pay(3_501)).status).toBe(400)
      expect((await pay(3_500)).status).toBe(201)
      expect(await shop.payout(token)).toMatchObject({ status: 'paid', reference: `FT-${provider}` })
    })

    test('that did not arrive are payable again', async () => {
      const { artist, payout } = await send(shop)
      await shop.change(payout.token, { transition: 'fail', reason: 'other' })
      expect(await shop.due(artist.id)).toMatchObject({ payable: 5_000, in_transit: 0 })
    })
  })

  test('what was sent by hand is never given to a provider that comes later', async () => {
    const database = await openStore()
    const before = await servePaying(async () => database, { TAX_KEYS })
    const { payout, run } = await send(before)
    const after = await servePaying(async () => database, { ...hyperwallet.env, TAX_KEYS })
    expect(await database.query('select payout from main.provider_payment')).toEqual([])
    expect(await after.payout(payout.token)).toMatchObject({ status: 'sent', provider: 'manual' })
    expect(await after.file(run.id)).toContain(payout.token)
  })
})
