import { randomUUID } from 'node:crypto'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkLedger } from '#services/main/events/check-ledger.ts'
import type { TaxArtistView, TaxYearView } from '#services/main/payouts/tax/contract.ts'
import { SERVICE_KEY } from '#tests/support/services/secret.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type Paying, readFile, servePaying } from './paying.ts'

onEachStore((openStore) => {
  let shop: Paying
  const ids: Record<string, number> = {}
  const tokens: Record<string, string> = {}

  const year = (which: number) => shop.get<TaxYearView>(`/api/tax-reporting/${which}/`)
  const artistOf = (which: number, name: string) =>
    shop.get<TaxArtistView>(`/api/tax-reporting/${which}/artists/${ids[name]}/`)
  const fileText = async (which: number) => {
    const { token } = (await shop.post(`/api/tax-reporting/${which}/file/`)).body as { token: string }
    return readFile(shop, `/api/tax-reporting-file/${token}/`)
  }

  // Ten payouts of one day, of which one comes back in the year and one after it.
  beforeAll(async () => {
    shop = await servePaying(openStore, { PAYOUT_MINIMUM_CENTS: '1' })
    const told = {
      below: { cleared: 999 },
      least: { cleared: 1_000 },
      corporation: { cleared: 8_000, classification: 'c-corporation' },
      abroad: { cleared: 10_000, form: 'W-8BEN' },
      early: { cleared: 3_000 },
      late: { cleared: 4_000 },
      '=HYPERLINK("x")': { cleared: 5_000, name: '=HYPERLINK("x")' },
    } as const
    for (const [name, each] of Object.entries(told)) ids[name] = (await shop.artist(each)).id
    const run = await shop.run()
    await shop.send(run.id)
    for (const [name, id] of Object.entries(ids)) {
      const [payout] = await shop.payouts(`artist=${id}`)
      if (!payout) throw new Error(`${name} has no payout.`)
      tokens[name] = payout.token
      await shop.change(payout.token, { transition: 'pay', amount: payout.net, reference: randomUUID() })
    }
    await shop.change(tokens.early ?? '', { transition: 'return', reason: 'other' })
    await shop.wait(60)
    await shop.change(tokens.late ?? '', { transition: 'return', reason: 'other' })
  }, 60_000)

  describe('a tax year', () => {
    test('says who was paid what, and what was withheld (I11)', async () => {
      expect(await year(2026)).toMatchObject({
        is_over: true,
        threshold: 1_000,
        paid: 999 + 1_000 + 8_000 + 10_000 + 4_000 + 5_000,
        returned: 3_000,
        withheld: 3_000,
        filed: null,
        sections: {
          below: { artists: 2, paid: 999, withheld: 0 },
          reported: { artists: 3, paid: 10_000, withheld: 0 },
          exempt: { artists: 1, paid: 8_000, withheld: 0 },
          foreign: { artists: 1, paid: 10_000, withheld: 3_000 },
        },
        methods: { PAYPAL_ACCOUNT: 28_999, BANK_ACCOUNT: 0, VENMO_ACCOUNT: 0 },
      })
    })

    test('reports from just ten dollars on (failure 21)', async () => {
      expect(await artistOf(2026, 'below')).toMatchObject({ section: 'below', paid: 999 })
      expect(await artistOf(2026, 'least')).toMatchObject({ section: 'reported', paid: 1_000 })
    })

    test('stays as it was when a payout comes back in the next, which shows it apart (failure 14)', async () => {
      expect(await artistOf(2026, 'late')).toMatchObject({ paid: 4_000, returned: 0 })
      expect(await year(2027)).toMatchObject({
        paid: 0,
        late_returns: [{ payout: tokens.late, amount: 4_000, paid_on: '2026-11-20', is_corrected: false }],
      })
    })

    test('as a file has the same sums, and no words that a spreadsheet would run (failure 38)', async () => {
      const text = await fileText(2026)
      const rows = text.trim().split('\n').slice(1)
      expect(rows).toHaveLength(7)
      expect(text).toContain(`"'=HYPERLINK(""x"")"`)
      const cents = (column: number) =>
        rows
          .map((row) => Number(row.replaceAll(/"(?:[^"]|"")*"/g, 'x').split(',')[column]) * 100)
          .reduce((sum, each) => sum + Math.round(each), 0)
      const { paid, withheld } = await year(2026)
      expect([cents(9), cents(10)]).toEqual([paid, withheld])
    })

    test('is printed for an artist, also by a link that is read once', async () => {
      const path = `/api/tax-reporting/2026/artists/${ids.abroad}/statement/`
      const asked = await fetch(`${shop.origin}${path}`, {
        headers: { ...SERVICE_KEY, authorization: `JWT ${shop.staff.access}` },
      })
      expect(asked.headers.get('content-type')).toBe('application/pdf')
      const text = await textOf(asked)
      for (const words of ['Royalties paid in 2026', '$100.00', '$30.00', 'W-8BEN'])
        expect(text).toContain(words)
      const { token } = (await shop.post(`${path}file/`)).body as { token: string }
      const follow = () => fetch(`${shop.origin}/api/tax-statement-file/${token}/`, { headers: SERVICE_KEY })
      expect(await textOf(await follow())).toBe(text)
      expect((await follow()).status).toBe(404)
    })

    test('says the same of each artist on the screen, in the file and on paper (I11)', async () => {
      const rows = (await fileText(2026)).trim().split('\n').slice(1)
      for (const id of Object.values(ids)) {
        const { paid, withheld, returned } = await shop.get<TaxArtistView>(
          `/api/tax-reporting/2026/artists/${id}/`,
        )
        const sums = [paid, withheld, returned]
        const cells = rows.find((row) => row.startsWith(`${id},`))?.replaceAll(/"(?:[^"]|"")*"/g, 'x')
        expect(cells?.split(',').slice(9, 12)).toEqual(sums.map((cents) => (cents / 100).toFixed(2)))
        const { token } = (await shop.post(`/api/tax-reporting/2026/artists/${id}/statement/file/`)).body as {
          token: string
        }
        const printed = await fetch(`${shop.origin}/api/tax-statement-file/${token}/`, {
          headers: SERVICE_KEY,
        })
        expect((await textOf(printed)).match(/\$[\d,]+\.\d{2}/g)).toEqual(sums.map(inDollars))
      }
    })

    test('once filed is frozen; what changes later is counted as a correction', async () => {
      expect(await shop.post('/api/tax-reporting/2027/filed/')).toMatchObject({
        status: 409,
        body: { detail: '2027 is not over yet.' },
      })
      expect(await shop.post('/api/tax-reporting/2026/threshold/', { threshold: 2_000 })).toMatchObject({
        status: 200,
        body: { threshold: 2_000 },
      })
      const filed = await shop.post('/api/tax-reporting/2026/filed/')
      expect(filed).toMatchObject({ status: 200, body: { filed_by: shop.staff.email, changed: 0 } })
      expect((await shop.post('/api/tax-reporting/2026/filed/')).status).toBe(409)
      expect((await shop.post('/api/tax-reporting/2026/threshold/', { threshold: 1 })).status).toBe(409)
      const correct = () => shop.post('/api/tax-reporting/2026/corrections/', { payout: tokens.late })
      expect(await correct()).toMatchObject({ status: 200, body: { changed: 1 } })
      expect((await correct()).status).toBe(409)
      expect(await artistOf(2026, 'late')).toMatchObject({ paid: 0, returned: 4_000, filed: { paid: 4_000 } })
      expect(await year(2027)).toMatchObject({ late_returns: [{ is_corrected: true }] })
      const early = await shop.post('/api/tax-reporting/2026/corrections/', { payout: tokens.early })
      expect(early.status).toBe(409)
    })

    test('is listed with the others, the latest first', async () => {
      expect(await shop.get('/api/tax-reporting/')).toMatchObject({ data: [{ year: 2027 }, { year: 2026 }] })
      expect(await checkLedger(shop.database)).toMatchObject({ difference: null })
    })
  })
})

const inDollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })

async function textOf(response: Response): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
  return (await extractText(pdf, { mergePages: true })).text
}
