import { describe, expect, test } from 'vitest'
import { balanceChanges } from '#services/main/ledger/balance.ts'
import { type Entry, makeEntry } from '#services/main/ledger/entry.ts'
import {
  accrualEntry,
  clearEntry,
  refundEntry,
  reversalEntry,
  saleEntry,
} from '#services/main/ledger/order-entries.ts'
import {
  adjustmentEntry,
  depositEntry,
  payoutOpenedEntry,
  payoutPaidEntry,
  payoutReturnedEntry,
  payoutVoidedEntry,
} from '#services/main/ledger/payout-entries.ts'

const ON = '2026-03-05'
const SALE = { orderId: 'K7Q2-9MXD', net: 9_500, shipping: 700, tax: 612 }
const LINE = { id: 'K7Q2-9MXD/3', artistId: 7, royalty: 950 }
const PAYOUT = {
  payout: 'pmt-1',
  artistId: 7,
  gross: 5_000,
  withheld: { as: 'backup', amount: 1_200 },
} as const

/** The debits and credits of the table in money-design §2. */
const POSTED: [string, Entry, Record<string, number>][] = [
  [
    'K7Q2-9MXD/sale',
    saleEntry(SALE, ON),
    { 'cash:customers': 10_812, sales: -9_500, 'shipping-income': -700, 'sales-tax-payable': -612 },
  ],
  [
    'K7Q2-9MXD/refund',
    refundEntry(SALE, ON),
    { sales: 9_500, 'shipping-income': 700, 'sales-tax-payable': 612, 'cash:customers': -10_812 },
  ],
  ['K7Q2-9MXD/3/accrual', accrualEntry(LINE, ON), { 'royalty-expense': 950, 'artist:7:pending': -950 }],
  ['K7Q2-9MXD/3/clear', clearEntry(LINE, ON), { 'artist:7:pending': 950, 'artist:7:cleared': -950 }],
  [
    'K7Q2-9MXD/3/reversal',
    reversalEntry(LINE, 'pending', ON),
    { 'artist:7:pending': 950, 'royalty-expense': -950 },
  ],
  [
    'K7Q2-9MXD/3/reversal',
    reversalEntry(LINE, 'cleared', ON),
    { 'artist:7:cleared': 950, 'royalty-expense': -950 },
  ],
  ['pmt-1/open', payoutOpenedEntry(PAYOUT, ON), { 'artist:7:cleared': 5_000, 'payout:pmt-1': -5_000 }],
  [
    'pmt-1/paid',
    payoutPaidEntry(PAYOUT, ON),
    { 'payout:pmt-1': 5_000, bank: -3_800, 'tax-withheld:backup': -1_200 },
  ],
  ['pmt-1/void', payoutVoidedEntry(PAYOUT, ON), { 'payout:pmt-1': 5_000, 'artist:7:cleared': -5_000 }],
  [
    'pmt-1/returned',
    payoutReturnedEntry(PAYOUT, false, ON),
    { bank: 3_800, 'tax-withheld:backup': 1_200, 'artist:7:cleared': -5_000 },
  ],
  ['pmt-1/returned', payoutReturnedEntry(PAYOUT, true, ON), { bank: 3_800, 'artist:7:cleared': -3_800 }],
  [
    'adjustment/9',
    adjustmentEntry({ id: '9', artistId: 7, amount: -250 }, ON),
    { adjustments: -250, 'artist:7:cleared': 250 },
  ],
  [
    'deposit/2',
    depositEntry({ id: '2', withholding: 'foreign', amount: 60 }, ON),
    { 'tax-withheld:foreign': 60, bank: -60 },
  ],
]

describe('an entry', () => {
  test.each(POSTED)('%s moves what the table of the design says', (key, entry, postings) => {
    expect(entry).toMatchObject({ key, effectiveOn: ON })
    expect(Object.fromEntries(entry.postings.map(({ account, amount }) => [account, amount]))).toEqual(
      postings,
    )
  })

  test('has no posting of 0, as where shipping is free', () => {
    expect(saleEntry({ ...SALE, shipping: 0, tax: 0 }, ON).postings).toHaveLength(2)
  })

  test('is refused out of balance, in parts of a cent, or without postings', () => {
    const make = (...amounts: number[]) =>
      makeEntry({
        key: 'k',
        kind: 'sale',
        effectiveOn: ON,
        postings: amounts.map((amount) => ({ account: 'bank', amount })),
      })
    expect(() => make(2, -1)).toThrow('out of balance by 1 cents')
    expect(() => make(0.5, -0.5)).toThrow('no whole number')
    expect(() => make(0, 0)).toThrow('moves nothing')
  })
})

test('a balance tells how it came to be: accrued - reversed + adjusted is where the money is', () => {
  const entries = [
    accrualEntry({ ...LINE, royalty: 6_000 }, ON),
    clearEntry({ ...LINE, royalty: 6_000 }, ON),
    payoutOpenedEntry(PAYOUT, ON),
    payoutPaidEntry(PAYOUT, ON),
    reversalEntry({ ...LINE, royalty: 6_000 }, 'cleared', ON),
    adjustmentEntry({ id: '9', artistId: 7, amount: 250 }, ON),
    accrualEntry({ ...LINE, artistId: 8 }, ON),
  ]
  expect([...balanceChanges(entries)]).toEqual([
    [
      7,
      {
        pending: 0,
        cleared: -4_750,
        in_transit: 0,
        accrued: 6_000,
        reversed: 6_000,
        adjusted: 250,
        paid: 5_000,
        returned: 0,
        withheld: 1_200,
      },
    ],
    [8, expect.objectContaining({ pending: 950, accrued: 950 })],
  ])
  const [back] = balanceChanges([payoutReturnedEntry(PAYOUT, false, ON)]).values()
  expect(back).toMatchObject({ cleared: 5_000, returned: 5_000, withheld: -1_200, paid: 0 })
})
