import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { AdjustmentView } from '#services/main/payouts/adjustments/contract.ts'
import type { HoldView } from '#services/main/payouts/holds/contract.ts'
import { signAccess } from '#tests/support/services/access-token.ts'
import { JWT_SECRET } from '#tests/support/services/secret.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type Paying, servePaying } from './paying.ts'

onEachStore((openStore) => {
  let shop: Paying
  let second: string
  beforeAll(async () => {
    shop = await servePaying(openStore)
    second = (await shop.signIn({ isStaff: true })).access
  })

  const ask = (body: object, as?: string) =>
    shop.post(
      '/api/adjustment/',
      { kind: 'adjustment', reason: 'A print was lost on its way.', ...body },
      as ? { as } : {},
    )
  const decide = (id: string, decision: 'confirm' | 'decline', as?: string) =>
    shop.post(`/api/adjustment/${id}/decision/`, { decision }, as ? { as } : {})

  describe('an adjustment', () => {
    test.each([50_000, -50_000])('of %i cents is made at once', async (amount) => {
      const { id: artist } = await shop.artist({ cleared: 60_000 })
      const { status, body } = await ask({ artist, amount })
      expect([status, body]).toMatchObject([201, { status: 'made', artist, amount, is_yours: true }])
      expect((await shop.due(artist)).cleared).toBe(60_000 + amount)
    })

    test.each([50_001, -50_001])('of %i cents waits for a second member of staff', async (amount) => {
      const { id: artist } = await shop.artist({ cleared: 60_000 })
      const { id, status } = (await ask({ artist, amount })).body as AdjustmentView
      expect(status).toBe('waiting')
      expect(await shop.due(artist)).toMatchObject({
        cleared: 60_000,
        payable: 0,
        reasons: [{ kind: 'second-signature' }],
      })
      expect(await decide(id, 'confirm')).toMatchObject({
        status: 403,
        body: { detail: 'Another staff member has to confirm it.' },
      })
      expect(await decide(id, 'confirm', second)).toMatchObject({ status: 201, body: { status: 'made' } })
      expect((await shop.due(artist)).cleared).toBe(60_000 + amount)
      expect(await decide(id, 'decline', second)).toMatchObject({ status: 409 })
    })

    test('that is declined moves nothing', async () => {
      const { id: artist } = await shop.artist()
      const { id } = (await ask({ artist, amount: 90_000 })).body as AdjustmentView
      expect(await decide(id, 'decline')).toMatchObject({ status: 201, body: { status: 'declined' } })
      expect(await shop.due(artist)).toMatchObject({ cleared: 5_000, payable: 5_000 })
    })

    test.each([
      [{ amount: 1_000_001 }, 'amount'],
      [{ amount: -1_000_001 }, 'amount'],
      [{ amount: 0 }, 'amount'],
      [{ amount: 1.5 }, 'amount'],
      [{ amount: 5, reason: 'Too short' }, 'reason'],
      [{ amount: 5, reason: 'a'.repeat(501) }, 'reason'],
      [{ amount: 5, reason: 'To account 000123456789.' }, 'reason'],
      [{ amount: 5, artist: 999_999 }, 'artist'],
    ])('%o is refused at its field', async (body, field) => {
      const { id: artist } = await shop.artist()
      const reply = await ask({ artist, ...body })
      expect([reply.status, Object.keys(reply.body as object)]).toEqual([400, [field]])
    })

    test('is never on one’s own money', async () => {
      const { id: artist } = await shop.artist()
      const own = await signAccess(
        { user_id: randomUUID(), email: `artist-${artist}@example.com`, is_staff: true },
        { secret: JWT_SECRET, at: shop.clock() },
      )
      expect(await ask({ artist, amount: 100 }, own)).toMatchObject({
        status: 403,
        body: { detail: 'Another staff member has to do this: it’s your own money.' },
      })
    })
  })

  test('a write-off makes up for what is owed, and gives no more', async () => {
    const { id: artist } = await shop.artist({ cleared: -700 })
    expect((await ask({ artist, kind: 'write-off', amount: 701 })).body).toEqual({
      amount: ['This artist owes $7.00: write off that or less.'],
    })
    expect((await ask({ artist, kind: 'write-off', amount: 700 })).status).toBe(201)
    expect((await shop.due(artist)).cleared).toBe(0)
    expect((await ask({ artist, kind: 'write-off', amount: 1 })).status).toBe(400)
  })

  test('a hold keeps the money until its day or until it is lifted, and shows no note', async () => {
    const { id: artist } = await shop.artist()
    const body = { artist, reason: 'We are checking a claim.', note: 'Smith called.', ends_on: '2026-11-22' }
    const held = (await shop.post('/api/payout-hold/', body)).body as HoldView
    const due = await shop.due(artist)
    expect(due).toMatchObject({
      payable: 0,
      next_day: '2026-11-22',
      reasons: [{ kind: 'staff-hold', who: 'staff' }],
    })
    expect(JSON.stringify(due)).not.toContain('Smith')
    const lift = () => shop.post(`/api/payout-hold/${held.id}/lift/`)
    expect(await lift()).toMatchObject({
      status: 201,
      body: { is_active: false, lifted_by: shop.staff.email },
    })
    expect(await shop.due(artist)).toMatchObject({ payable: 5_000 })
    expect((await lift()).status).toBe(409)
    expect((await shop.post('/api/payout-hold/', { ...body, ends_on: '2026-11-20' })).body).toEqual({
      ends_on: ['Choose a day after today.'],
    })
  })
})
