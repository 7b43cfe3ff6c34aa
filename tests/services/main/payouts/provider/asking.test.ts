import { beforeAll, describe, expect, test } from 'vitest'
import { checkLedger } from '#services/main/events/check-ledger.ts'
import { payoutStreams } from '#services/main/payouts/payout/streams.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type Provided, serveProvided } from './provided.ts'

onEachStore((openStore) => {
  let shop: Provided
  beforeAll(async () => {
    shop = await serveProvided(openStore)
  })

  const paymentsOf = (token: string) => shop.hyperwallet.store.find(token)
  /** A payout that the provider has been given. */
  async function given(told: Parameters<Provided['sent']>[0] = {}) {
    const sent = await shop.sent(told)
    await shop.minutesUntil(() => expect(paymentsOf(sent.token)).toHaveLength(1))
    return sent
  }
  const becomes = (token: string, wanted: object) =>
    shop.minutesUntil(async () => expect(await shop.payout(token)).toMatchObject(wanted))

  describe('a payout that is sent', () => {
    test('is given to the provider once, as its net sum, and is paid when the provider says so', async () => {
      const { token, artist } = await given({ form: 'W-8BEN' })
      expect(paymentsOf(token)).toMatchObject([{ amount: '35.00', destinationToken: artist.trm }])
      expect(await shop.payout(token)).toMatchObject({ status: 'sent', provider: 'hyperwallet' })
      shop.hyperwallet.store.move(token, 'IN_PROGRESS')
      shop.hyperwallet.store.move(token, 'COMPLETED', { at: '2026-11-20T03:00:00' })
      await becomes(token, {
        status: 'paid',
        reference: paymentsOf(token)[0]?.token,
        // It was still the day before in New York.
        paid_on: '2026-11-19',
        reported: null,
        moments: [{ to: 'paid', by: null, notes: 'The provider has paid it.' }, { to: 'sent' }, {}],
      })
      expect(await shop.due(artist.id)).toMatchObject({ paid: 5_000, in_transit: 0 })
      expect(paymentsOf(token)).toHaveLength(1)
    })

    test('is paid by exactly its net sum: another is refused, and noted for staff', async () => {
      const { token, artist } = await given()
      for (const payment of paymentsOf(token)) payment.amount = '50.01'
      shop.hyperwallet.store.move(token, 'COMPLETED')
      await becomes(token, { status: 'sent', reported: 'COMPLETED' })
      const [moment] = (await shop.payout(token)).moments
      expect(moment?.notes).toBe(
        'The provider paid $50.01 (USD), and this payout is $50.00. Nothing was recorded.',
      )
      expect(await shop.due(artist.id)).toMatchObject({ paid: 0, in_transit: 5_000 })
    })

    test('fails with the bank’s reason: payable again, the account INVALID, the artist told', async () => {
      const { token, artist } = await given()
      shop.hyperwallet.store.move(token, 'FAILED', { code: 'R03' })
      await becomes(token, { status: 'failed', reason: 'R03' })
      expect(await shop.due(artist.id)).toMatchObject({
        cleared: 5_000,
        in_transit: 0,
        reasons: [{ kind: 'account-invalid' }],
      })
      expect((await shop.mails()).at(-1)).toMatchObject({ recipient: `artist-${artist.id}@example.com` })
    })

    test('that the provider refuses failed, with its code, and is not given again', async () => {
      shop.hyperwallet.store.refusal = 'INSUFFICIENT_FUNDS'
      const { token } = await shop.sent()
      await becomes(token, { status: 'failed', reason: 'other' })
      shop.hyperwallet.store.refusal = null
      expect((await shop.payout(token)).moments[0]?.notes).toBe(
        'The provider refused it: INSUFFICIENT_FUNDS.',
      )
      expect(paymentsOf(token)).toEqual([])
    })

    test('through a provider is in no file for the bank, which would pay it twice', async () => {
      const { run } = await given()
      expect(await shop.post(`/api/payout-run/${run}/file/`)).toMatchObject({
        status: 409,
        body: { code: 'no_file' },
      })
    })

    test('through a provider is not beside one of its run that was sent by hand before there was one', async () => {
      const [first, second] = [await shop.artist(), await shop.artist()]
      await shop.run()
      const [[byHand], [other]] = [
        await shop.payouts(`artist=${first.id}`),
        await shop.payouts(`artist=${second.id}`),
      ]
      if (!byHand || !other) throw new Error('An artist has no payout.')
      const sent = { sts: 'sts-by-hand', on: byHand.day, notes: '', provider: 'manual' } as const
      await shop.record(payoutStreams, byHand.token, [{ type: 'payout.sent', data: sent }])
      await shop.settled(byHand.run, 'open')
      await shop.send(byHand.run)
      await shop.minutesUntil(() => expect(paymentsOf(other.token)).toHaveLength(1))
      const file = await shop.file(byHand.run)
      expect([file.includes(byHand.token), file.includes(other.token)]).toEqual([true, false])
      expect(paymentsOf(byHand.token)).toEqual([])
    })
  })

  describe('money that comes back', () => {
    test('days after it was paid is returned, and payable again', async () => {
      const { token, artist } = await given()
      shop.hyperwallet.store.move(token, 'COMPLETED')
      await becomes(token, { status: 'paid' })
      shop.hyperwallet.store.move(token, 'RETURNED', { code: 'R02' })
      await shop.daysUntil(async () =>
        expect(await shop.payout(token)).toMatchObject({ status: 'returned', reason: 'R02' }),
      )
      expect(await shop.due(artist.id)).toMatchObject({ cleared: 5_000, paid: 0 })
    })
  })

  test('a payout that was paid is asked of for 60 days, as long as money may come back', async () => {
    const { token } = await given()
    shop.hyperwallet.store.move(token, 'COMPLETED')
    await becomes(token, { status: 'paid' })
    const dueAt = async () => {
      const [row] = await shop.database.query<{ due_at: Date | null }>(
        'select due_at from main.provider_payment where payout = $1',
        [token],
      )
      return row?.due_at ?? null
    }
    const asked = () => shop.hyperwallet.urls.filter((url) => url.includes(token)).length
    await shop.daysUntil(async () => expect(asked()).toBeGreaterThan(5))
    expect(await dueAt()).not.toBeNull()
    await shop.monthsUntil(async () => expect(await dueAt()).toBeNull())
  })

  describe('a provider that does not answer (failure 10)', () => {
    test('and took the payout: it stays sent, is asked of by its token, and never sent anew', async () => {
      shop.hyperwallet.trouble('create', 'lost')
      const { token } = await given()
      expect(await shop.payout(token)).toMatchObject({ status: 'sent' })
      shop.hyperwallet.store.move(token, 'COMPLETED')
      await becomes(token, { status: 'paid' })
      expect(paymentsOf(token)).toHaveLength(1)
    })

    test('and did not take it: it stays sent, is not sent anew, and staff are told', async () => {
      const before = shop.hyperwallet.calls.filter((call) => call === 'create').length
      shop.hyperwallet.trouble('create', 'broken')
      const { token } = await shop.sent()
      await becomes(token, { status: 'sent', reported: 'NOT_FOUND' })
      expect(shop.hyperwallet.calls.filter((call) => call === 'create')).toHaveLength(before + 1)
      // Staff look there, and end it; the money is payable again under another token.
      expect((await shop.change(token, { transition: 'fail', reason: 'other' })).status).toBe(201)
    })

    test('but for saying that it is busy has not taken it: it is given later', async () => {
      const { store } = shop.hyperwallet
      store.isBusy = true
      const creates = () => shop.hyperwallet.calls.filter((call) => call === 'create').length
      const before = creates()
      const { token } = await shop.sent()
      await shop.minutesUntil(() => expect(creates()).toBeGreaterThan(before))
      store.isBusy = false
      await shop.minutesUntil(() => expect(paymentsOf(token)).toHaveLength(1))
    })

    test('from the first question on is given nothing until it does', async () => {
      shop.hyperwallet.trouble('list', 'broken', 2)
      const { token } = await given()
      expect(await shop.payout(token)).toMatchObject({ status: 'sent', reported: null })
    })
  })

  test('a payout that was given by another process is found, and not given again (failure 9)', async () => {
    const { token } = await given()
    // As after a restored backup: the shop does not know that it was given.
    await shop.database.query('update main.provider_payment set given_at = null where payout = $1', [token])
    shop.hyperwallet.store.move(token, 'COMPLETED')
    await becomes(token, { status: 'paid' })
    expect(paymentsOf(token)).toHaveLength(1)
  })

  describe('a word that nobody knows (failure 11)', () => {
    test('is kept raw, shown to staff, found by them, and is no success', async () => {
      const { token, artist } = await given()
      shop.hyperwallet.store.move(token, 'UNCLAIMED')
      await becomes(token, { status: 'sent', reported: 'UNCLAIMED' })
      expect(await shop.due(artist.id)).toMatchObject({ in_transit: 5_000, paid: 0 })
      expect((await shop.payouts('search=unclaimed')).map((each) => each.token)).toEqual([token])
      shop.hyperwallet.store.move(token, 'COMPLETED')
      await becomes(token, { status: 'paid', reported: null })
    })
  })

  test('a notice of change is told to staff, and the account stays the artist’s own to change (failure 15)', async () => {
    const { token, artist } = await given()
    const path = `/api/artist-identity/${artist.usr}/paypal-accounts/${artist.trm}/`
    const before = await shop.get(path)
    shop.hyperwallet.store.move(token, 'COMPLETED', { code: 'C01' })
    await becomes(token, { status: 'paid', reported: 'C01' })
    expect((await shop.payout(token)).moments[0]?.notes).toContain('The artist alone changes them')
    expect(await shop.get(path)).toEqual(before)
  })

  test('what the provider says after staff have recorded a payout is noted, and changes nothing (failure 20)', async () => {
    const { token, artist } = await given()
    const paid = { transition: 'pay', amount: 5_000, reference: 'FT-20' }
    expect((await shop.change(token, paid)).status).toBe(201)
    shop.hyperwallet.store.move(token, 'FAILED', { code: 'R02' })
    await shop.daysUntil(async () =>
      expect(await shop.payout(token)).toMatchObject({
        status: 'paid',
        reported: 'FAILED',
        reference: 'FT-20',
      }),
    )
    expect(await shop.due(artist.id)).toMatchObject({ paid: 5_000, cleared: 0 })
  })

  test('of a run with many, each is given once, whoever asks at the same time', async () => {
    const artists = await Promise.all(Array.from({ length: 5 }, () => shop.artist()))
    const { token } = await shop.sent()
    const payouts = await Promise.all(artists.map(({ id }) => shop.payouts(`artist=${id}`)))
    const tokens = [token, ...payouts.flat().map((payout) => payout.token)]
    await shop.minutesUntil(() =>
      expect(tokens.map((each) => paymentsOf(each).length)).toEqual([1, 1, 1, 1, 1, 1]),
    )
  })

  test('all of it is what its events say, and every cent is somewhere', async () => {
    expect(await checkLedger(shop.database)).toMatchObject({ difference: null })
  })
})
