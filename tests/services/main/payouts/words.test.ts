import { describe, expect, test } from 'vitest'
import { PAYOUT_REASONS } from '#machines/lifecycles/payout.ts'
import { isAccountAtFault, PAYOUT_TRANSITIONS, refusePayout } from '#machines/lifecycles/payout-refusal.ts'
import { toDecimal, toMoneyCsv } from '#services/main/payouts/money-csv.ts'

describe('a file of money (failure 38)', () => {
  test.each(['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)', '\t=1', "'x"])('keeps %j from being run', (words) => {
    expect(toMoneyCsv(['title'], [[words]])).toContain(`'${words}`.replaceAll('"', '""'))
  })

  test('writes amounts as they are, those that are owed too', () => {
    expect(toMoneyCsv(['a', 'b', 'c'], [[{ cents: -500 }, { cents: 1_205 }, -3]])).toBe(
      '\uFEFFa,b,c\n-5.00,12.05,-3\n',
    )
    expect([0, 5, -5, 100, -99, 123_456].map(toDecimal)).toEqual([
      '0.00',
      '0.05',
      '-0.05',
      '1.00',
      '-0.99',
      '1234.56',
    ])
  })
})

describe('a payout', () => {
  const refused = (status: Parameters<typeof refusePayout>[0]['status']) =>
    PAYOUT_TRANSITIONS.filter((transition) => refusePayout({ status, reported: null }, transition) !== null)

  test('offers staff what its lifecycle allows, and says why not the rest', () => {
    expect(refused('open')).toEqual(['pay', 'fail', 'return'])
    expect(refused('sent')).toEqual(['send', 'cancel', 'return'])
    expect(refused('paid')).toEqual(['send', 'pay', 'cancel', 'fail'])
    for (const status of ['cancelled', 'failed', 'returned'] as const)
      expect(refused(status)).toEqual(PAYOUT_TRANSITIONS)
    expect(refusePayout({ status: 'paid', reported: 'ODD' }, 'cancel')).toBe(
      'Only an open payout can be canceled, before any money is sent. This one was paid.',
    )
  })

  test('blames the account for what a bank says of it, and for nothing else', () => {
    expect(PAYOUT_REASONS.filter(isAccountAtFault)).toEqual(['R02', 'R03', 'R04', 'R16'])
  })
})
