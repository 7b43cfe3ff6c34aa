import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { accountStreams } from '#services/main/payees/accounts/streams.ts'
import { adjustmentStreams } from '#services/main/payouts/adjustments/streams.ts'
import type { DueList, DueView } from '#services/main/payouts/due/contract.ts'
import { isBlocking, REASON_KINDS, type Reason } from '#services/main/payouts/reasons.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type Paying, readFile, servePaying } from './paying.ts'

onEachStore((openStore) => {
  let shop: Paying
  let all: DueView[]

  const list = (query: string) => shop.get<DueList>(`/api/payment-due/?limit=1000&${query}`)
  const idsOf = (rows: readonly DueView[]) => rows.map(({ artist }) => artist).toSorted((a, b) => a - b)

  // One artist of each kind that a list is narrowed to, and one with several reasons.
  beforeAll(async () => {
    shop = await servePaying(openStore)
    await shop.artist({ cleared: 90_000 })
    await shop.artist({ cleared: 1_999 })
    await shop.artist({ cleared: -250 })
    await shop.artist({ form: null })
    await shop.artist({ agreed: false })
    await shop.artist({ identity: false })
    await shop.artist({ account: false })
    await shop.artist({ form: 'W-8BEN', signedOn: '2022-03-01' })
    await shop.artist({ form: null, agreed: false, identity: false })
    await shop.artist({ name: 'Zoë Vale' })
    const inactive = await shop.artist()
    shop.content.inactive.add(inactive.id)
    const frozen = await shop.artist()
    await shop.post(`/api/artist-identity/${frozen.usr}/status-transitions/`, { transition: 'FROZEN' })
    const invalid = await shop.artist()
    const path = `/api/artist-identity/${invalid.usr}/paypal-accounts/${invalid.trm}/status-transitions/`
    await shop.post(path, { transition: 'INVALID' })
    const moved = await shop.artist()
    await shop.record(accountStreams, moved.trm, [{ type: 'payment-account.made-default', data: {} }])
    const held = await shop.artist()
    await shop.post('/api/payout-hold/', {
      artist: held.id,
      reason: 'We are checking.',
      ends_on: '2026-12-01',
    })
    const doubtful = await shop.artist()
    await shop.record(adjustmentStreams, randomUUID(), [
      {
        type: 'adjustment.asked',
        data: {
          artistId: doubtful.id,
          artist: 'One',
          kind: 'adjustment',
          amount: 90_000,
          reason: 'For a test.',
        },
      },
    ])
    all = (await list('')).data
  }, 60_000)

  test('each list that a reason narrows has just the artists of whom payability says it', async () => {
    for (const reason of REASON_KINDS) {
      const told = all.filter(({ reasons }) => reasons.some(({ kind }) => kind === reason))
      expect([reason, idsOf((await list(`reason=${reason}`)).data)]).toEqual([reason, idsOf(told)])
      if (reason !== 'clearing' && reason !== 'tax-form-awaited')
        expect([reason, told.length]).not.toEqual([reason, 0])
    }
  })

  test('so have the lists of who is payable, held and owing', async () => {
    const isHeld = ({ cleared, reasons }: DueView) =>
      cleared > 0 && reasons.some(({ kind }) => isBlocking({ kind } as Reason))
    expect(idsOf((await list('state=payable')).data)).toEqual(idsOf(all.filter(({ payable }) => payable > 0)))
    expect(idsOf((await list('state=held')).data)).toEqual(idsOf(all.filter(isHeld)))
    expect(idsOf((await list('state=negative')).data)).toEqual(
      idsOf(all.filter(({ cleared }) => cleared < 0)),
    )
  })

  test('the largest balances come first, or last; a name or an id finds its artist', async () => {
    expect(all.map(({ cleared }) => cleared)).toEqual(
      all.map(({ cleared }) => cleared).toSorted((a, b) => b - a),
    )
    expect((await list('ordering=cleared')).data[0]).toMatchObject({ cleared: -250 })
    expect((await list('search=zoë')).data).toMatchObject([{ artist_name: 'Zoë Vale' }])
    const [first] = all
    // A payee's token may hold the same three digits.
    expect(idsOf((await list(`search=${first?.artist}`)).data)).toContain(first?.artist)
    const { data } = await shop.get<DueList>('/api/payment-due/?limit=2&offset=1')
    expect(data).toEqual(all.slice(1, 3))
  })

  test('a list is had as a file, whose sums are those of the list', async () => {
    const { token } = (await shop.post('/api/payment-due/file/')).body as { token: string }
    const rows = (await readFile(shop, `/api/payment-due-file/${token}/`)).trim().split('\n').slice(1)
    expect(rows).toHaveLength(all.length)
    const cleared = rows.map((row) => Math.round(Number(row.split(',')[2]) * 100))
    expect(cleared).toEqual(all.map((due) => due.cleared))
    expect(rows.join()).toContain(',-2.50,')
  })
})
