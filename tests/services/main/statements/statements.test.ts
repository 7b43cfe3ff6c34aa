import { beforeAll, expect, test } from 'vitest'
import type { EarningsView } from '#services/main/earnings/contract.ts'
import type { StatementList, StatementView } from '#services/main/statements/contract.ts'
import { createIssuing } from '#services/main/statements/issuing.ts'
import { SERVICE_KEY } from '#tests/support/services/secret.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import type { Person } from '../main-service.ts'
import { makeArtist } from '../payouts/made-artists.ts'
import { type Paying, servePaying } from '../payouts/paying.ts'
import { NEW_YORK, sellingOf } from '../royalties/selling.ts'

/** Whose pictures `lake` and `hill` are, as the stand-in of content says. */
const ADA = 7

/** The shop's clock begins on 2026-11-20. */
onEachStore((openStore) => {
  let shop: Paying
  let ada: Person
  let zoe: Person
  let sold: string
  const selling = sellingOf(() => shop)

  beforeAll(async () => {
    shop = await servePaying(openStore, { PAYOUT_MINIMUM_CENTS: '1' })
    await makeArtist(shop.record, ADA, { cleared: 0 })
    ;({ order_id: sold } = await selling.sell({ lake: 1, hill: 2 }, 'pay', 'produce', 'ship', 'deliver'))
    await signIn()
  })

  async function signIn() {
    ;[ada, zoe] = await Promise.all([signInAs(ADA), signInAs(8)])
  }

  async function signInAs(artist: number) {
    const person = await shop.signIn()
    shop.content.accounts.set(person.uuid, artist)
    return person
  }

  /** Lets days go by, clears what is due and issues the statements of the months that have ended. */
  async function wait(days: number) {
    await selling.wait(days)
    const { database, clock } = shop
    const issue = createIssuing({ database, clock, timeZone: NEW_YORK })
    while (await issue());
    // Their sessions have ended meanwhile.
    await shop.wait(0)
    await signIn()
  }

  const read = async <T>(path: string, { access } = ada): Promise<T> =>
    (await shop.call('GET', `/api/earnings/${path}`, { as: access })).body as T
  const list = () => read<StatementList>('statements/')
  const file = async (number: string, format: 'pdf' | 'csv') => {
    const link = await shop.call('POST', `/api/earnings/statements/${number}/${format}/file/`, {
      as: ada.access,
      body: {},
    })
    const { token } = link.body as { token: string }
    return fetch(`${shop.origin}/api/statement-${format}-file/${token}/`, { headers: SERVICE_KEY })
  }
  const sumOf = ({ opening, lines }: StatementView) =>
    lines.data.reduce((sum, { amount }) => sum + amount, opening.total)

  test('no month is stated before it has ended', async () => {
    await wait(0)
    expect(await list()).toMatchObject({ count: 0, data: [] })
  })

  test('a month that has ended opens with nothing, and closes with what was earned in it', async () => {
    await wait(12)
    const [november, ...others] = (await list()).data
    expect(others).toEqual([])
    expect(november).toMatchObject({ number: `${ADA}-1`, month: '2026-11', opening: { total: 0 } })
    const stated = await read<StatementView>(`statements/${november?.number}/`)
    expect(stated.until).toBe('2026-11-30')
    expect(stated.lines.data).toMatchObject([
      { kind: 'accrual', royalty: { image_id: 'lake' }, recorded_on: '2026-11-20' },
      { kind: 'accrual', royalty: { image_id: 'hill' }, recorded_on: '2026-11-20' },
    ])
    expect(sumOf(stated)).toBe(stated.closing.total)
    expect(stated.closing.total).toBe((await read<EarningsView>('')).pending)
  })

  test('the next opens as it closed; a payment and a refund stand in the month in which they were made', async () => {
    const before = await file(`${ADA}-1`, 'csv').then((answer) => answer.text())
    await wait(19)
    const run = await shop.run()
    await shop.send(run.id)
    const { body } = await shop.call('GET', '/api/earnings/payments/', { as: ada.access })
    const [payout] = (body as { data: { token: string; net: number }[] }).data
    await shop.change(payout?.token ?? '', { transition: 'pay', amount: payout?.net, reference: 'FT-1' })
    shop.clock.advance(60_000)
    await selling.change(sold, 'refund')
    await wait(15)
    const [december, november] = (await list()).data
    expect(december).toMatchObject({ number: `${ADA}-2`, month: '2026-12' })
    expect(december?.opening).toEqual(november?.closing)
    const stated = await read<StatementView>(`statements/${december?.number}/`)
    expect(stated.lines.data).toMatchObject([
      { kind: 'payout-paid', amount: -(payout?.net ?? 0), payment: payout?.token },
      { kind: 'reversal', corrects: { number: `${ADA}-1`, month: '2026-11' } },
      { kind: 'reversal', corrects: { number: `${ADA}-1`, month: '2026-11' } },
    ])
    expect(sumOf(stated)).toBe(stated.closing.total)
    expect(stated.closing).toMatchObject({ pending: 0, cleared: stated.closing.total })
    // Failure 27 of money-design.md
    expect(await file(`${ADA}-1`, 'csv').then((answer) => answer.text())).toBe(before)
  })

  test('as of any day it is reckoned anew, and on the last of a month as its statement says', async () => {
    for (const statement of (await list()).data) {
      const { month, opening, closing } = statement
      const until = (await read<StatementView>(`statements/${statement.number}/`)).until
      expect(await read(`as-of/${until}/`)).toMatchObject({ number: null, month, until, opening, closing })
    }
    expect(await read('as-of/2026-11-19/')).toMatchObject({ closing: { total: 0 }, lines: { count: 0 } })
    const midway = await read<StatementView>('as-of/2026-12-20/')
    // A day later it cleared, was paid and taken back.
    expect(midway.closing).toEqual(midway.opening)
    expect(midway.closing.total).toBeGreaterThan(0)
    const [, december] = (await list()).data.toReversed()
    expect((await read<StatementView>('as-of/2026-12-21/')).closing).toEqual(december?.closing)
    expect((await shop.call('GET', '/api/earnings/as-of/2030-01-01/', { as: ada.access })).status).toBe(400)
  })

  test('it is issued once, however many processes look', async () => {
    const { database, clock } = shop
    const issue = () => createIssuing({ database, clock, timeZone: NEW_YORK })()
    expect(await Promise.all([issue(), issue()])).toEqual([false, false])
    clock.advance(31 * 86_400_000)
    await Promise.all([issue(), issue()])
    await wait(0)
    const months = (await list()).data.map(({ month }) => month)
    expect(months).toEqual(['2027-01', '2026-12', '2026-11'])
  })

  test('as a file it has the same sums, and as PDF the same bytes each time', async () => {
    const csv = await file(`${ADA}-2`, 'csv').then((answer) => answer.text())
    const { opening, closing } = await read<StatementView>(`statements/${ADA}-2/`)
    const amounts = csv.trim().split('\n').slice(1)
    expect(amounts[0]).toContain(`Opening balance,,,,${(opening.total / 100).toFixed(2)},`)
    expect(amounts.at(-1)).toContain(`Closing balance,,,,${(closing.total / 100).toFixed(2)},`)
    const [one, again] = [await file(`${ADA}-2`, 'pdf'), await file(`${ADA}-2`, 'pdf')]
    expect(one.headers.get('content-disposition')).toContain(`statement-${ADA}-2.pdf`)
    const [bytes, same] = [Buffer.from(await one.arrayBuffer()), Buffer.from(await again.arrayBuffer())]
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes.equals(same)).toBe(true)
  })

  test("another's is not there, and neither is it for who is no artist", async () => {
    for (const path of [`statements/${ADA}-1/`, 'statements/none/'])
      expect((await shop.call('GET', `/api/earnings/${path}`, { as: zoe.access })).status).toBe(404)
    const file = await shop.call('POST', `/api/earnings/statements/${ADA}-1/pdf/file/`, {
      as: zoe.access,
      body: {},
    })
    expect(file.status).toBe(404)
    expect((await shop.call('GET', '/api/earnings/statements/', { as: shop.staff.access })).status).toBe(404)
    expect((await shop.call('GET', '/api/earnings/statements/')).status).toBe(401)
  })
})
