import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkLedger } from '#services/main/events/check-ledger.ts'
import type { BankFileResult } from '#services/main/payouts/runs/contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type Paying, servePaying, TODAY } from './paying.ts'

onEachStore((openStore) => {
  let shop: Paying
  beforeAll(async () => {
    shop = await servePaying(openStore)
  })

  /** A payout that was sent to an artist. */
  async function sent(told: Parameters<Paying['artist']>[0] = {}) {
    const artist = await shop.artist(told)
    const run = await shop.run()
    await shop.send(run.id)
    const [payout] = await shop.payouts(`artist=${artist.id}`)
    if (!payout) throw new Error('The artist has no payout.')
    return { artist, run, token: payout.token }
  }
  const pay = (token: string, amount: number, reference: string = randomUUID(), on = TODAY) =>
    shop.change(token, { transition: 'pay', amount, reference, on })
  const bankFile = async (...rows: (string | number)[][]): Promise<BankFileResult> => {
    const file = ['token,amount,reference', ...rows.map((row) => row.join(','))].join('\r\n')
    return (await shop.post('/api/payout-run/bank-file/', { file })).body as BankFileResult
  }

  describe('recording what the bank has paid', () => {
    test('asks for just the amount: another is refused, not rounded', async () => {
      const { token, artist } = await sent({ form: 'W-8BEN' })
      for (const amount of [5_000, 3_499, 3_501]) {
        const { status, body } = await pay(token, amount)
        expect([status, body]).toEqual([400, { amount: ['This payout is $35.00. Nothing was recorded.'] }])
      }
      expect((await pay(token, 3_500, 'FT-1')).status).toBe(201)
      expect(await shop.payout(token)).toMatchObject({ status: 'paid', reference: 'FT-1', paid_on: TODAY })
      expect(await shop.due(artist.id)).toMatchObject({ paid: 5_000, in_transit: 0, cleared: 0 })
    })

    test('takes a bank reference once (failure 8)', async () => {
      const [one, two] = [await sent(), await sent()]
      expect((await pay(one.token, 5_000, 'FT-2')).status).toBe(201)
      expect(await pay(two.token, 5_000, 'FT-2')).toMatchObject({
        status: 409,
        body: { code: 'reference_used', detail: `This bank reference is recorded for payout ${one.token}.` },
      })
      expect(await pay(one.token, 5_000, 'FT-2')).toMatchObject({
        status: 409,
        body: { code: 'wrong_state' },
      })
    })

    test('of two at once with one reference, one is recorded', async () => {
      const [one, two] = [await sent(), await sent()]
      const replies = await Promise.all([one, two].map(({ token }) => pay(token, 5_000, 'FT-3')))
      expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409])
    })

    test('by the bank’s file, row by row; the same file again records nothing (failure 8)', async () => {
      const [one, two, three] = [await sent(), await sent({ cleared: 2_005 }), await sent()]
      const rows = [
        [one.token, '50.00', 'FT-4'],
        [two.token, '20.06', 'FT-5'],
        [three.token, '50', 'FT-4'],
        ['pmt-unknown', '1.00', 'FT-6'],
        [three.token, '5e1', 'FT-7'],
        [three.token, '50.00', ''],
      ]
      const { rows: results } = await bankFile(...rows)
      expect(results.map(({ row, outcome, amount, reason }) => [row, outcome, amount, reason])).toEqual([
        [1, 'recorded', 5_000, null],
        [2, 'refused', 2_006, 'This payout is $20.05. Nothing was recorded.'],
        [3, 'refused', 5_000, `This bank reference is recorded for payout ${one.token}.`],
        [4, 'refused', 100, 'There’s no such payout.'],
        [5, 'refused', null, 'The amount is not one of dollars and cents, such as 12.50.'],
        [6, 'refused', 5_000, 'There is no bank reference.'],
      ])
      const nameOf = ({ artist }: typeof one) => `Artist ${artist.id}`
      expect(results.map(({ token, artist_name }) => [token, artist_name])).toEqual([
        [one.token, nameOf(one)],
        [two.token, nameOf(two)],
        [three.token, nameOf(three)],
        ['pmt-unknown', null],
        [three.token, nameOf(three)],
        [three.token, nameOf(three)],
      ])
      expect((await bankFile(...rows)).rows.map(({ outcome }) => outcome)).toEqual([
        'known',
        ...Array(5).fill('refused'),
      ])
    })

    test('of a row that is short says so of that row, and records the rest', async () => {
      const { token } = await sent()
      const { rows } = await bankFile(['pmt-short'], [token, '50.00', 'FT-8'])
      expect(rows.map(({ outcome }) => outcome)).toEqual(['refused', 'recorded'])
    })

    test('of a file that is none says so', async () => {
      const post = (file: string) => shop.post('/api/payout-run/bank-file/', { file })
      const columns = { file: ['The file needs the columns token, amount and reference.'] }
      expect(await post('token,amount\npmt-1,5')).toMatchObject({ status: 400, body: columns })
      expect(await post(' ')).toMatchObject({ status: 400, body: columns })
      expect(await post('token,amount,reference')).toMatchObject({
        body: { file: ['The file has no rows.'] },
      })
      expect((await post('a,"b\nc')).status).toBe(400)
    })
  })

  describe('what did not arrive', () => {
    test.each(['R02', 'R03', 'R04', 'R16'] as const)(
      'comes back three days later with %s: payable again, the account INVALID, the artist told (failure 13)',
      async (reason) => {
        const { token, artist } = await sent()
        await pay(token, 5_000)
        expect((await shop.change(token, { transition: 'return', reason })).status).toBe(201)
        expect(await shop.payout(token)).toMatchObject({ status: 'returned', reason, returned_on: TODAY })
        expect(await shop.due(artist.id)).toMatchObject({
          cleared: 5_000,
          paid: 0,
          payable: 0,
          reasons: [{ kind: 'account-invalid' }],
        })
        const recipient = `artist-${artist.id}@example.com`
        const mails = (await shop.mails()).filter((each) => each.recipient === recipient)
        expect(mails.map(({ subject }) => subject)).toEqual([
          'Your Aquatint payout of $50.00 is on its way',
          'Your Aquatint payout of $50.00 has been paid',
          'Your Aquatint payout of $50.00 came back to us',
        ])
        expect(mails[0]?.text).toMatch(/payout of \$50\.00 to \S+ is on its way\./)
        // Beneath it stand the shop's own phone number and address.
        for (const { text } of mails) expect(text.split('Questions?')[0]).not.toMatch(/\d{5}/)
        const mail = mails.at(-1)
        expect(mail?.text).toContain('/artist/account/payment')
      },
    )

    test('for another reason can be paid again without editing anything (failure 19)', async () => {
      const { token, artist } = await sent()
      await shop.change(token, { transition: 'fail', reason: 'other', notes: 'No funds.' })
      expect(await shop.due(artist.id)).toMatchObject({ payable: 5_000, reasons: [] })
      const run = await shop.run()
      expect(await shop.payouts(`artist=${artist.id}&run=${run.id}`)).toMatchObject([{ amount: 5_000 }])
      const lines = await shop.get<{ data: unknown[] }>(`/api/artist-payment/${token}/lines/`)
      expect(lines.data).toMatchObject([{ kind: 'adjustment', amount: 5_000, stream: expect.any(String) }])
    })

    test('is refused for what never left, with the reason', async () => {
      const { token } = await sent()
      expect(await shop.change(token, { transition: 'return', reason: 'R02' })).toMatchObject({
        status: 409,
        body: { detail: 'Only a payout that was paid can be returned by the bank. This one was sent.' },
      })
      expect((await shop.change(token, { transition: 'fail' })).body).toEqual({
        reason: ['This field is required.'],
      })
      expect((await shop.change(token, { transition: 'vanish' })).status).toBe(400)
      expect((await shop.change('pmt-none', { transition: 'cancel' })).status).toBe(404)
    })
  })

  test('is paid into the account of now, not into the one of before (failure 17)', async () => {
    const { token, artist } = await sent()
    await shop.change(token, { transition: 'fail', reason: 'R03' })
    const corrected = await shop.correctAccount(artist)
    await shop.wait(8)
    await shop.run()
    const [latest] = await shop.payouts(`artist=${artist.id}`)
    expect(latest).toMatchObject({ account: corrected, status: 'open' })
  })

  test('all of it is what its events say, and every cent is somewhere', async () => {
    expect(await checkLedger(shop.database)).toMatchObject({ difference: null })
  })
})
