import { describe, expect, test } from 'vitest'
import type { PayoutState } from '#services/main/payouts/payout/state.ts'
import { readAbsence, readNews } from '#services/main/payouts/provider/news.ts'
import type { ProviderPayment } from '#services/main/payouts/provider/provider.ts'

const payout = (told: Partial<PayoutState> = {}): PayoutState => ({
  opened: {
    artistId: 7,
    artist: 'Ada Ink',
    run: 'run',
    day: '2026-11-20',
    destination: {
      account: 'trm-1',
      type: 'PAYPAL_ACCOUNT',
      label: 'PayPal a@example.com',
      holder: 'Ada Ink',
      identity: 'usr-1',
      taxForm: 'txf-1',
    },
    amount: 5_000,
    withheld: 1_500,
    withholding: { kind: 'foreign', rate: 3_000 },
    lines: [],
  },
  provider: 'hyperwallet',
  status: 'sent',
  reported: null,
  reference: null,
  paidOn: null,
  reason: null,
  moments: [],
  ...told,
})

const payment = (told: Partial<ProviderPayment> = {}): ProviderPayment => ({
  reference: 'pmt-theirs',
  status: 'COMPLETED',
  amount: 3_500,
  currency: 'USD',
  at: null,
  code: null,
  ...told,
})

const byProvider = payout({ status: 'paid', reference: 'pmt-theirs' })
const byHand = payout({ status: 'paid', reference: 'FT-1' })

describe('of a payout that was sent', () => {
  test.each([
    'CREATED',
    'SCHEDULED',
    'IN_PROGRESS',
    'PENDING_TAX_VERIFICATION',
    'PENDING_TRANSFER_METHOD_ACTION',
  ])('%s is nothing new: it is under way', (status) => {
    expect(readNews(payout(), payment({ status }))).toBeNull()
  })

  test('COMPLETED says that it was paid, under the provider’s own name', () => {
    expect(readNews(payout(), payment())).toMatchObject({
      type: 'pay',
      reference: 'pmt-theirs',
      amount: 3_500,
    })
  })

  test.each([
    [{ amount: 3_499 }, '$34.99 (USD)'],
    [{ amount: 3_501 }, '$35.01 (USD)'],
    [{ amount: 5_000 }, '$50.00 (USD)'],
    [{ amount: null }, 'an unreadable sum (USD)'],
    [{ currency: 'CAD' }, '$35.00 (CAD)'],
  ])('COMPLETED with %o is refused, and noted', (wrong, words) => {
    expect(readNews(payout(), payment(wrong))).toEqual({
      type: 'report',
      status: 'COMPLETED',
      notes: `The provider paid ${words}, and this payout is $35.00. Nothing was recorded.`,
    })
  })

  test.each([
    ['FAILED', 'R03', 'R03'],
    ['FAILED', 'R99', 'other'],
    ['FAILED', null, 'other'],
    ['CANCELLED', null, 'other'],
    ['RECALLED', null, 'other'],
    ['RETURNED', 'R16', 'R16'],
    ['EXPIRED', null, 'unclaimed'],
  ])('%s with code %s says that it failed: %s', (status, code, reason) => {
    expect(readNews(payout(), payment({ status, code }))).toMatchObject({ type: 'fail', reason })
  })

  test.each(['UNCLAIMED', 'ON_HOLD', 'completed', 'PENDING', '__proto__', 'toString'])(
    '%s is not known: it is kept as it is, told once, and is no success (failure 11)',
    (status) => {
      expect(readNews(payout(), payment({ status }))).toMatchObject({ type: 'report', status })
      expect(readNews(payout({ reported: status }), payment({ status }))).toBeNull()
    },
  )

  test('what is under way again after an odd word is told', () => {
    const odd = payout({ reported: 'ON_HOLD' })
    expect(readNews(odd, payment({ status: 'IN_PROGRESS' }))).toMatchObject({ status: 'IN_PROGRESS' })
  })

  test('which the provider does not know after all is told once', () => {
    expect(readAbsence(payout())).toMatchObject({ type: 'report', status: 'NOT_FOUND' })
    expect(readAbsence(payout({ reported: 'NOT_FOUND' }))).toBeNull()
    expect(readAbsence(byHand)).toBeNull()
  })
})

describe('of a payout that the provider has paid', () => {
  test('COMPLETED is nothing new', () => expect(readNews(byProvider, payment())).toBeNull())

  test.each(['RETURNED', 'RECALLED', 'FAILED'])('%s says that it came back', (status) => {
    const came = readNews(byProvider, payment({ status, code: 'R02' }))
    expect(came).toMatchObject({ type: 'return', reason: 'R02', notes: `The provider says ${status} (R02).` })
  })

  test.each(['IN_PROGRESS', 'UNCLAIMED'])('%s moves nothing, and is noted', (status) => {
    expect(readNews(byProvider, payment({ status }))).toMatchObject({ type: 'report', status })
  })
})

test.each([
  ['which the provider has paid', byProvider],
  ['which staff have recorded as paid', byHand],
])('of a payout %s a notice of change is told to staff, once (failure 15)', (_, recorded) => {
  const noticed = payment({ code: 'C01' })
  expect(readNews(recorded, noticed)).toMatchObject({ type: 'report', status: 'C01' })
  expect(readNews({ ...recorded, reported: 'C01' }, noticed)).toBeNull()
})

describe('of a payout that staff have recorded (failure 20)', () => {
  test.each(['COMPLETED', 'FAILED', 'IN_PROGRESS', 'ODD'])('%s moves nothing, and is noted', (status) => {
    expect(readNews(byHand, payment({ status }))).toMatchObject({ type: 'report', status })
  })

  test('as failed, COMPLETED is noted, and FAILED nothing new', () => {
    const failed = payout({ status: 'failed', reason: 'other' })
    expect(readNews(failed, payment())).toMatchObject({ type: 'report', status: 'COMPLETED' })
    expect(readNews(failed, payment({ status: 'FAILED' }))).toBeNull()
  })
})

test('what was recorded says nothing new again, whatever it was', () => {
  const states = [payout(), byProvider, byHand, payout({ status: 'failed' }), payout({ status: 'returned' })]
  const after = (state: PayoutState, news: NonNullable<ReturnType<typeof readNews>>): PayoutState => {
    if (news.type === 'report') return { ...state, reported: news.status }
    if (news.type === 'pay') return { ...state, status: 'paid', reference: news.reference, reported: null }
    return { ...state, status: news.type === 'fail' ? 'failed' : 'returned', reported: null }
  }
  for (const state of states)
    for (const status of ['CREATED', 'COMPLETED', 'FAILED', 'RETURNED', 'EXPIRED', 'ODD'])
      for (const code of [null, 'R02', 'C01']) {
        const told = payment({ status, code })
        let [now, steps] = [state, 0]
        for (let news = readNews(now, told); news; news = readNews(now, told)) {
          now = after(now, news)
          steps += 1
          expect([state.status, status, code, steps <= 2]).toEqual([state.status, status, code, true])
        }
      }
})
