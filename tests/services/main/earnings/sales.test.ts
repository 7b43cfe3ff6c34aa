import { beforeAll, expect, test } from 'vitest'
import type { SaleList, SaleView } from '#services/main/earnings/sales/contract.ts'
import type { OwnTaxYear } from '#services/main/earnings/tax-years/contract.ts'
import { agreementStreams } from '#services/main/royalties/agreements.ts'
import { SERVICE_KEY } from '#tests/support/services/secret.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import type { Person } from '../main-service.ts'
import { ADDRESS, orderingOf } from '../orders/ordering.ts'
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
    await selling.sell({ lake: 8, hill: 4 }, 'pay', 'produce', 'ship', 'deliver')
    await selling.wait(12)
    await selling.sell({ lake: 1 }, 'pay', 'cancel', 'refund')
    await signIn()
  })

  const signIn = async () => {
    // Their sessions have ended meanwhile.
    await shop.wait(0)
    ;[ada, zoe] = await Promise.all([signInAs(ADA), signInAs(8)])
  }

  const signInAs = async (artist: number) => {
    const person = await shop.signIn()
    shop.content.accounts.set(person.uuid, artist)
    return person
  }

  const read = async <T>(path: string, { access } = ada): Promise<T> =>
    (await shop.call('GET', `/api/earnings/${path}`, { as: access })).body as T
  const sales = (asked = '') => read<SaleList>(`sales/${asked}`)

  test('lists what was sold, the latest first, with the sum of what was not taken back', async () => {
    const { count, data, sum, months, works } = await sales()
    expect(data).toMatchObject([
      { image_id: 'lake', quantity: 1, day: '2026-12-02', state: 'reversed', payment: null },
      { image_id: 'lake', quantity: 8, day: '2026-11-20', state: 'pending' },
      { image_id: 'hill', quantity: 4, day: '2026-11-20', state: 'pending' },
    ])
    expect(count).toBe(3)
    expect(sum).toBe(data.slice(1).reduce((total, { royalty }) => total + royalty, 0))
    expect(months).toEqual(['2026-12', '2026-11'])
    expect(works.map(({ image_id }) => image_id)).toEqual(['lake', 'hill'])
    expect(data[0]).toMatchObject({ width: expect.any(Number), substrate: expect.any(String), frame: null })
  })

  test('is narrowed to a month and a work, page by page', async () => {
    expect(await sales('?month=2026-11&work=lake')).toMatchObject({ count: 1, data: [{ quantity: 8 }] })
    expect(await sales('?month=2026-10')).toMatchObject({ count: 0, sum: 0, data: [] })
    expect((await sales('?limit=1&offset=1')).data).toMatchObject([{ quantity: 8 }])
    for (const wrong of ['month=2026-13', 'month=soon', 'limit=51'])
      expect((await shop.call('GET', `/api/earnings/sales/?${wrong}`, { as: ada.access })).status).toBe(400)
  })

  test('shows how a royalty was reckoned, with each event of it and no customer', async () => {
    const sold = (await sales()).data.find(({ quantity }) => quantity === 8)
    const sale = await read<SaleView>(`sales/${sold?.id}/`)
    const { unit_price, quantity, discount, base, rate, royalty } = sale
    expect(discount).toBeGreaterThan(0)
    expect(unit_price * quantity - discount).toBe(base)
    expect(royalty).toBe(Math.floor((base * rate + 5_000) / 10_000))
    // All of it at one time of the tests' clock.
    const kinds = ['placed', 'paid', 'in_production', 'shipped', 'delivered', 'accrual']
    expect(sale.moments.map(({ kind }) => kind)).toEqual(kinds)
    const orders = await shop.database.query<{ email: string }>('select email from main.orders')
    const customer = [...orders.map(({ email }) => email), ADDRESS.name, ADDRESS.route, ADDRESS.locality]
    expect(customer.length).toBeGreaterThan(3)
    const told = JSON.stringify([sale, await sales()]).toLowerCase()
    for (const word of [...customer, ADDRESS.postal_code, '@', 'PO-7'])
      expect(told).not.toContain(word.toLowerCase())
  })

  test('keeps the agreement under which it was ordered, whatever was accepted since', async () => {
    const [first] = (await sales('?month=2026-11&work=hill')).data
    expect(await read<SaleView>(`sales/${first?.id}/`)).toMatchObject({ agreement: 1, rate: 1_000 })
    const terms = { textHash: '1'.repeat(64), royaltyCode: 'R12', rateBp: 1_200 }
    const data = { ...terms, baseRule: 'after_discount', version: 2, on: '2026-12-02' } as const
    await shop.record(agreementStreams, `${ADA}`, [{ type: 'agreement.accepted', data }])
    await selling.sell({ hill: 1 })
    const [latest] = (await sales('?work=hill')).data
    expect(await read<SaleView>(`sales/${latest?.id}/`)).toMatchObject({ agreement: 2, rate: 1_200 })
    expect(await read<SaleView>(`sales/${first?.id}/`)).toMatchObject({ agreement: 1, rate: 1_000 })
  })

  test('leads to the payments it went out with, and a year to its PDF once it is over', async () => {
    await selling.wait(19)
    await signIn()
    const run = await shop.run()
    await shop.send(run.id)
    const { body } = await shop.call('GET', '/api/earnings/payments/', { as: ada.access })
    const [payout] = (body as { data: { token: string; net: number; amount: number }[] }).data
    await shop.change(payout?.token ?? '', { transition: 'pay', amount: payout?.net, reference: 'FT-1' })
    const sold = (await sales()).data.find(({ quantity }) => quantity === 8)
    expect(sold).toMatchObject({ payment: payout?.token, payment_status: 'paid' })
    const sale = await read<SaleView>(`sales/${sold?.id}/`)
    expect(sale.payments).toMatchObject([{ token: payout?.token, status: 'paid', amount: sale.royalty }])

    const year: Partial<OwnTaxYear> = { year: 2026, paid: payout?.amount, returned: 0, is_over: false }
    expect(await read<OwnTaxYear[]>('tax-years/')).toMatchObject([year])
    const ask = () => shop.call('POST', '/api/earnings/tax-years/2026/file/', { as: ada.access, body: {} })
    expect((await ask()).status).toBe(404)
    shop.clock.advance(20 * 86_400_000)
    await signIn()
    const { token } = (await ask()).body as { token: string }
    const file = await fetch(`${shop.origin}/api/tax-statement-file/${token}/`, { headers: SERVICE_KEY })
    expect(file.headers.get('content-type')).toBe('application/pdf')
    expect(await read<OwnTaxYear[]>('tax-years/', zoe)).toEqual([])
  })

  test('names the frame of what was sold in one', async () => {
    const frame = { moulding: 'natural oak', mat: 'white' }
    const { token } = await shop.createCart()
    await shop.add(token, { frame })
    await orderingOf(() => shop).place(token)
    await signIn()
    const [sold] = (await sales()).data
    expect(sold).toMatchObject({ substrate: 'Print', frame })
  })

  test("another's sale is not there, and a line without an artist is nobody's", async () => {
    const [sold] = (await sales()).data
    expect((await shop.call('GET', `/api/earnings/sales/${sold?.id}/`, { as: zoe.access })).status).toBe(404)
    expect((await read<SaleList>('sales/', zoe)).count).toBe(0)
    expect((await shop.call('GET', '/api/earnings/sales/')).status).toBe(401)
    expect((await shop.call('GET', '/api/earnings/sales/', { as: shop.staff.access })).status).toBe(404)
  })
})
