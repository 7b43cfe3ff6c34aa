import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkLedger } from '#services/main/events/check-ledger.ts'
import type { RunPreview, RunView } from '#services/main/payouts/runs/contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type Paying, servePaying, TODAY } from './paying.ts'

onEachStore((openStore) => {
  let shop: Paying
  beforeAll(async () => {
    shop = await servePaying(openStore)
  })

  const only = async (artist: number) => {
    const [payout] = await shop.payouts(`artist=${artist}`)
    if (!payout) throw new Error(`Artist ${artist} has no payout.`)
    return payout
  }

  describe('a run', () => {
    test('is previewed, and then pays just those, with the tax that their forms ask for', async () => {
      const paid = await shop.artist({ cleared: 5_000 })
      const abroad = await shop.artist({ cleared: 2_005, form: 'W-8BEN', treatyRateBp: 1_000 })
      const below = await shop.artist({ cleared: 1_999 })
      const formless = await shop.artist({ form: null })
      const preview = await shop.get<RunPreview>(`/api/payout-run/preview/?day=${TODAY}`)
      expect(preview).toMatchObject({
        paid: { count: 2, total: 7_005, withheld: 201 },
        held: { count: 2, total: 6_999 },
        last: null,
        change: { gone: 0, added: 2 },
      })
      const reasons = new Map(
        preview.rows.map(({ artist, reasons }) => [artist, reasons.map(({ kind }) => kind)]),
      )
      expect(reasons.get(below.id)).toEqual(['below-minimum'])
      expect(reasons.get(formless.id)).toEqual(['no-tax-form'])
      const run = await shop.run()
      expect(run).toMatchObject({ payouts: 2, total: 7_005, withheld: 201, held: 2, held_total: 6_999 })
      expect(await only(paid.id)).toMatchObject({ status: 'open', amount: 5_000, net: 5_000, run: run.id })
      expect(await only(abroad.id)).toMatchObject({
        amount: 2_005,
        withheld: 201,
        withholding: 'foreign',
        net: 1_804,
      })
      expect(await shop.payouts(`artist=${below.id}`)).toEqual([])
      const held = await shop.get<{ data: unknown[] }>(`/api/payout-run/${run.id}/held/`)
      expect(held.data).toMatchObject([
        { artist: formless.id, cleared: 5_000, reasons: [{ kind: 'no-tax-form', who: 'artist' }] },
        { artist: below.id, cleared: 1_999, reasons: [{ kind: 'below-minimum', who: 'time' }] },
      ])
      expect(await shop.due(paid.id)).toMatchObject({ cleared: 0, in_transit: 5_000, payable: 0 })
      expect(await checkLedger(shop.database)).toMatchObject({ difference: null })
    })

    test('started again under its key is the same run, with the same tokens and bytes (failure 7)', async () => {
      const { id } = await shop.artist()
      const key = randomUUID()
      const run = await shop.run(key)
      const { token } = await only(id)
      expect((await shop.run(key)).id).toBe(run.id)
      await shop.send(run.id)
      const bytes = await shop.file(run.id)
      expect(await shop.file(run.id)).toBe(bytes)
      expect((await only(id)).token).toBe(token)
      expect(bytes).toContain(
        `${token},${id},Artist ${id},paypal,,artist-${id}@example.com,50.00,USD,${TODAY}`,
      )
      const { downloads } = await shop.get<RunView>(`/api/payout-run/${run.id}/`)
      expect(downloads).toMatchObject([{ by: shop.staff.email }, { by: shop.staff.email }])
    })

    test('and another at once share nothing: every cent is in one payout (failure 6)', async () => {
      const artists = await Promise.all(Array.from({ length: 8 }, () => shop.artist()))
      const runs = await Promise.all([shop.run(), shop.run(), shop.run()])
      const payouts = await Promise.all(artists.map(({ id }) => shop.payouts(`artist=${id}`)))
      expect(payouts.map((each) => each.length)).toEqual(artists.map(() => 1))
      expect(runs.reduce((sum, { payouts: count }) => sum + count, 0)).toBe(8)
      expect(await checkLedger(shop.database)).toMatchObject({ difference: null })
    })

    test('pays each artist their own, also next to one who has no account (failure 18)', async () => {
      const without = await shop.artist({ account: false })
      const next = await shop.artist({ cleared: 7_700 })
      await shop.run()
      expect(await shop.payouts(`artist=${without.id}`)).toEqual([])
      expect(await only(next.id)).toMatchObject({ amount: 7_700, account: next.trm })
      expect((await shop.due(without.id)).reasons).toMatchObject([{ kind: 'no-account' }])
    })

    test('holds an artist who is not active, or whose identity is frozen (failure 39)', async () => {
      const inactive = await shop.artist()
      shop.content.inactive.add(inactive.id)
      const frozen = await shop.artist()
      await shop.post(`/api/artist-identity/${frozen.usr}/status-transitions/`, {
        transition: 'FROZEN',
        notes: 'A secret of staff.',
      })
      await shop.run()
      for (const { id } of [inactive, frozen]) expect(await shop.payouts(`artist=${id}`)).toEqual([])
      const [a, b] = [await shop.due(inactive.id), await shop.due(frozen.id)]
      expect([a.reasons, b.reasons]).toMatchObject([[{ kind: 'inactive' }], [{ kind: 'identity-held' }]])
      expect(JSON.stringify([a, b])).not.toContain('secret')
    })

    test('is started on its own day alone, and has no file before it was sent', async () => {
      const { status, body } = await shop.post('/api/payout-run/', { day: '2026-11-21' })
      expect([status, body]).toEqual([400, { day: ['A run is started on its own day: choose today.'] }])
      await shop.artist()
      const run = await shop.run()
      expect((await shop.post(`/api/payout-run/${run.id}/file/`)).status).toBe(409)
    })

    test('that is cancelled gives everything back', async () => {
      const { id } = await shop.artist()
      const run = await shop.run()
      await shop.post(`/api/payout-run/${run.id}/transitions/`, { transition: 'cancel' })
      await shop.settled(run.id, 'cancelled')
      expect(await only(id)).toMatchObject({ status: 'cancelled' })
      expect(await shop.due(id)).toMatchObject({ payable: 5_000, in_transit: 0 })
      const again = await shop.post(`/api/payout-run/${run.id}/transitions/`, { transition: 'send' })
      expect(again).toMatchObject({ status: 409, body: { code: 'wrong_state' } })
    })
  })

  describe('before it is sent', () => {
    test('a refund changes no payout: it is paid as frozen, and the run says who owes (failure 5)', async () => {
      const { id } = await shop.artist()
      const run = await shop.run()
      await shop.give(id, -700)
      expect(await shop.get(`/api/payout-run/${run.id}/`)).toMatchObject({ owing: 1 })
      await shop.send(run.id)
      expect(await only(id)).toMatchObject({ status: 'sent', amount: 5_000 })
      expect(await shop.due(id)).toMatchObject({ cleared: -700, reasons: [{ kind: 'negative' }] })
    })

    test('an account that was found invalid cancels its payout (failure 16)', async () => {
      const { id, usr, trm } = await shop.artist()
      const run = await shop.run()
      const path = `/api/artist-identity/${usr}/paypal-accounts/${trm}/status-transitions/`
      expect((await shop.post(path, { transition: 'INVALID' })).status).toBe(201)
      await shop.send(run.id)
      const { token } = await only(id)
      expect(await shop.payout(token)).toMatchObject({
        status: 'cancelled',
        moments: [{ to: 'cancelled', by: null, notes: 'The bank refused the account.' }, {}],
      })
      expect(await shop.due(id)).toMatchObject({
        cleared: 5_000,
        payable: 0,
        reasons: [{ kind: 'account-invalid' }],
      })
    })

    test('a tax form that was replaced cancels it too, and says so (failure 29)', async () => {
      const { id } = await shop.artist()
      const run = await shop.run()
      await shop.replaceForm(id, 'Another Name')
      await shop.send(run.id)
      const { token } = await only(id)
      expect(await shop.payout(token)).toMatchObject({
        status: 'cancelled',
        moments: [{ notes: 'The tax form was replaced.' }, {}],
      })
    })

    test('one that is sent by itself is looked at just so', async () => {
      const { id } = await shop.artist()
      await shop.run()
      const { token } = await only(id)
      await shop.post('/api/payout-hold/', {
        artist: id,
        reason: 'We are checking a claim.',
        note: 'Nobody is to know.',
        ends_on: '2026-12-01',
      })
      const { status, body } = await shop.change(token, { transition: 'send' })
      expect([status, body]).toMatchObject([
        201,
        { toStatus: 'cancelled', notes: 'On hold until Dec 1, 2026: We are checking a claim.' },
      ])
    })
  })
})
