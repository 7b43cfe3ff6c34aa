import { beforeAll, expect, test } from 'vitest'
import { checkLedger } from '#services/main/events/check-ledger.ts'
import type { DueLineList } from '#services/main/payouts/due/contract.ts'
import type { PayoutLineList } from '#services/main/payouts/payout/contract.ts'
import type { UsageList, UsageMonths } from '#services/main/payouts/usage/contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { sellingOf } from '../royalties/selling.ts'
import { makeArtist } from './made-artists.ts'
import { type Paying, servePaying } from './paying.ts'

/** Whose pictures `lake` and `hill` are, as the stand-in of content says. */
const ADA = 7

onEachStore((openStore) => {
  let shop: Paying
  const selling = sellingOf(() => shop)
  beforeAll(async () => {
    shop = await servePaying(openStore, { PAYOUT_MINIMUM_CENTS: '1' })
    await makeArtist(shop.record, ADA, { cleared: 0 })
  })

  test('each cent of a payout leads to the order that it was earned with, and to its event', async () => {
    const order = await selling.sell({ lake: 1, hill: 2 }, 'pay', 'produce', 'ship', 'deliver')
    const pending = await shop.get<DueLineList>(`/api/payment-due/${ADA}/lines/?state=pending`)
    expect(pending.data.map(({ clears_on }) => clears_on)).toEqual(['2026-12-20', '2026-12-20'])
    expect(await shop.due(ADA)).toMatchObject({
      payable: 0,
      next_day: '2026-12-20',
      reasons: [{ kind: 'below-minimum' }, { kind: 'clearing' }],
    })
    await selling.wait(30)
    await shop.wait(0)
    const run = await shop.run()
    const [payout] = await shop.payouts(`artist=${ADA}`)
    expect(payout).toMatchObject({ run: run.id, artist_name: 'Ada Ink' })
    const lines = await shop.get<PayoutLineList>(`/api/artist-payment/${payout?.token}/lines/`)
    expect(lines.data).toMatchObject(
      order.lines.map(({ name }) => ({
        kind: 'clear',
        stream: `royalty-${ADA}`,
        royalty: { order_id: order.order_id, name, rate: 1_000 },
      })),
    )
    const sum = lines.data.reduce((total, { amount }) => total + amount, 0)
    expect(sum).toBe(payout?.amount)
    for (const { amount, royalty } of lines.data)
      expect(amount).toBe(Math.floor(((royalty?.base ?? 0) * 1_000 + 5_000) / 10_000))
    expect(await checkLedger(shop.database)).toMatchObject({ difference: null })
  })

  test('a refund after that is owed, shown with its order, and filled by what is sold next (failure 1)', async () => {
    const [{ order_id } = { order_id: '' }] = await shop.database.query<{ order_id: string }>(
      'select order_id from main.orders',
    )
    await selling.change(order_id, 'refund')
    const due = await shop.due(ADA)
    expect(due).toMatchObject({ payable: 0, in_transit: -due.cleared, reasons: [{ kind: 'negative' }] })
    const owed = await shop.get<DueLineList>(`/api/payment-due/${ADA}/lines/`)
    expect(owed.data).toMatchObject([
      { kind: 'reversal', royalty: { order_id } },
      { kind: 'reversal', royalty: { order_id } },
    ])
    expect(owed.data.reduce((total, { amount }) => total + amount, 0)).toBe(due.cleared)
    await selling.sell({ lake: 4 }, 'pay', 'produce', 'ship', 'deliver')
    await selling.wait(30)
    await shop.wait(0)
    expect((await shop.due(ADA)).cleared).toBeGreaterThan(due.cleared)
    expect(await checkLedger(shop.database)).toMatchObject({ difference: null })
  })

  test('what was sold is told by image, by artist and by month, without what was taken back', async () => {
    const within = 'from=2026-11-01&to=2027-01-31'
    const images = await shop.get<UsageList>(`/api/art-usage/?${within}`)
    expect(images.data).toMatchObject([{ image: 'lake', artist: ADA, lines: 1, quantity: 4 }])
    const artists = await shop.get<UsageList>(`/api/art-usage/?by=artist&${within}`)
    expect(artists.data).toMatchObject([{ image: null, artist_name: 'Ada Ink', quantity: 4 }])
    const months = await shop.get<UsageMonths>(`/api/art-usage/months/?${within}`)
    expect(months.data.map(({ month, quantity }) => [month, quantity])).toEqual([
      ['2026-11', 0],
      ['2026-12', 4],
      ['2027-01', 0],
    ])
    expect(months.data.reduce((sum, { sales }) => sum + sales, 0)).toBe(images.data[0]?.sales)
    expect(await shop.get(`/api/art-usage/?from=2027-01-01&to=2026-01-01`)).toEqual({
      from: ['This day is after the last one.'],
    })
  })
})
