import { beforeAll, expect, test } from 'vitest'
import type {
  EarningsLineList,
  EarningsPaymentLines,
  EarningsPaymentList,
  EarningsView,
} from '#services/main/earnings/contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import type { Person } from '../main-service.ts'
import { makeArtist } from '../payouts/made-artists.ts'
import { type Paying, servePaying } from '../payouts/paying.ts'
import { sellingOf } from '../royalties/selling.ts'

/** Whose pictures `lake` and `hill` are, as the stand-in of content says. */
const ADA = 7

onEachStore((openStore) => {
  let shop: Paying
  let ada: Person
  let zoe: Person
  const selling = sellingOf(() => shop)

  beforeAll(async () => {
    shop = await servePaying(openStore, { PAYOUT_MINIMUM_CENTS: '1' })
    await makeArtist(shop.record, ADA, { cleared: 0 })
    ada = await signInAs(ADA)
    zoe = await signInAs(8)
  })

  const signInAs = async (artist: number) => {
    const person = await shop.signIn()
    shop.content.accounts.set(person.uuid, artist)
    return person
  }

  const read = async <T>(path: string, { access } = ada): Promise<T> =>
    (await shop.call('GET', `/api/earnings/${path}`, { as: access })).body as T
  const sumOf = ({ data }: EarningsLineList) => data.reduce((sum, { amount }) => sum + amount, 0)

  test('an artist who has sold nothing has earned nothing, and reads what else is missing', async () => {
    const earned = await read<EarningsView>('', zoe)
    expect(earned).toMatchObject({ pending: 0, clears_on: null, cleared: 0, in_transit: 0, paid: 0 })
    expect(earned.reasons.map(({ kind }) => kind)).toContain('no-identity')
    expect(await read('lines/', zoe)).toMatchObject({ count: 0, sum: 0, data: [] })
    expect(await read('payments/', zoe)).toMatchObject({ count: 0, data: [] })
  })

  test('what was sold is pending with the day on which it clears, and its lines come to it', async () => {
    await selling.sell({ lake: 1, hill: 2 }, 'pay', 'produce', 'ship', 'deliver')
    const earned = await read<EarningsView>('')
    expect(earned).toMatchObject({ cleared: 0, clears_on: '2026-12-20', next_day: '2026-12-20' })
    const lines = await read<EarningsLineList>('lines/?state=pending')
    expect(lines.data).toHaveLength(2)
    expect(sumOf(lines)).toBe(earned.pending)
    expect(lines.sum).toBe(earned.pending)
    const [page, further] = await Promise.all(
      [0, 1].map((offset) => read<EarningsLineList>(`lines/?state=pending&limit=1&offset=${offset}`)),
    )
    expect([page?.sum, further?.sum]).toEqual([earned.pending, earned.pending])
    for (const { amount, royalty } of lines.data)
      expect(amount).toBe(Math.floor(((royalty?.base ?? 0) * (royalty?.rate ?? 0) + 5_000) / 10_000))
  })

  test('says nothing of whoever bought, or of the order', async () => {
    const said = JSON.stringify(await read('lines/?state=pending'))
    const orders = await shop.database.query<{ order_id: string; owner: string }>(
      'select order_id, owner::text from main.orders',
    )
    expect(orders.length).toBeGreaterThan(0)
    for (const { order_id, owner } of orders) {
      expect(said).not.toContain(`"${order_id}"`)
      expect(said).not.toContain(owner)
    }
  })

  test('a payment is told from its opening on, with what it is made of, and counts once it is paid', async () => {
    await selling.wait(30)
    await shop.wait(0)
    // Their sessions have ended meanwhile.
    ada = await signInAs(ADA)
    zoe = await signInAs(8)
    const { cleared } = await read<EarningsView>('')
    const run = await shop.run()
    expect(await read<EarningsView>('')).toMatchObject({ cleared: 0, in_transit: cleared, paid: 0 })
    const [payout] = (await read<EarningsPaymentList>('payments/')).data
    expect(await read('payments/?of=in_transit')).toMatchObject({ count: 1, sum: cleared, data: [payout] })
    expect(await read('payments/?of=paid')).toMatchObject({ count: 0, sum: 0, data: [] })
    expect(payout).toMatchObject({ status: 'open', amount: cleared })
    expect(payout).not.toHaveProperty('run')
    const lines = await read<EarningsPaymentLines>(`payments/${payout?.token}/lines/`)
    expect(lines.payment).toEqual(payout)
    expect([lines.sum, sumOf(lines)]).toEqual([cleared, cleared])

    await shop.send(run.id)
    const paid = { transition: 'pay', amount: payout?.net, reference: 'FT-1' }
    expect((await shop.change(payout?.token ?? '', paid)).status).toBe(201)
    expect(await read<EarningsView>('')).toMatchObject({ in_transit: 0, year: 2026, paid: cleared })
    expect(await read('payments/?of=paid')).toMatchObject({ count: 1, sum: cleared })
    expect(await read('payments/?of=paid&year=2025')).toMatchObject({ count: 0, sum: 0 })
    expect(await read('payments/?of=in_transit')).toMatchObject({ count: 0, sum: 0 })
    expect(await read('payments/')).toMatchObject({ count: 1, sum: null })
    expect(await read('payments/?offset=1&of=paid')).toMatchObject({ count: 1, sum: cleared, data: [] })
  })

  test("another's payment is not there", async () => {
    const [payout] = (await read<EarningsPaymentList>('payments/')).data
    const { status } = await shop.call('GET', `/api/earnings/payments/${payout?.token}/lines/`, {
      as: zoe.access,
    })
    expect(status).toBe(404)
  })

  test('what comes back is unpaid again, and paid no more', async () => {
    const [payout] = (await read<EarningsPaymentList>('payments/')).data
    expect(await read<EarningsView>('')).toMatchObject({ returned: null })
    await shop.change(payout?.token ?? '', { transition: 'return', reason: 'unclaimed' })
    expect(await read<EarningsView>('')).toMatchObject({ paid: 0, cleared: payout?.amount })
  })

  test('what came back is told until all of it is in another payment, and again where that comes to nothing', async () => {
    const [back] = (await read<EarningsPaymentList>('payments/')).data
    expect(back).toMatchObject({ status: 'returned', reason: 'unclaimed' })
    const returnedOf = async () => (await read<EarningsView>('')).returned
    expect(await returnedOf()).toEqual(back)
    const { id } = await shop.run()
    expect(await returnedOf()).toBeNull()
    const [next] = await shop.payouts(`run=${id}`)
    await shop.change(next?.token ?? '', { transition: 'cancel' })
    expect(await returnedOf()).toEqual(back)

    await shop.wait(1)
    // Their session has ended meanwhile.
    ada = await signInAs(ADA)
    const again = await shop.run()
    await shop.send(again.id)
    const [last] = await shop.payouts(`run=${again.id}`)
    const paid = { transition: 'pay', amount: last?.net, reference: 'FT-2' }
    await shop.change(last?.token ?? '', paid)
    expect(await returnedOf()).toBeNull()
    await shop.change(last?.token ?? '', { transition: 'return', reason: 'R03' })
    expect(await returnedOf()).toMatchObject({ token: last?.token, reason: 'R03' })
    expect((await read<EarningsView>('')).reasons.map(({ kind }) => kind)).toContain('account-invalid')
  })

  test('is for artists alone', async () => {
    expect((await shop.call('GET', '/api/earnings/')).status).toBe(401)
    expect((await shop.call('GET', '/api/earnings/', { as: shop.staff.access })).status).toBe(404)
  })
})
