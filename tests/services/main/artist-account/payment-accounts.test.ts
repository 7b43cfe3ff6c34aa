import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { EarningsView } from '#services/main/earnings/contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { BANK, PASSWORD } from '../payees/payees.ts'
import { ACCOUNTS, FIRST, type OwnAccounts, serveOwnAccounts } from './own-accounts.ts'

onEachStore((openStore) => {
  let shop: OwnAccounts
  beforeAll(async () => {
    shop = await serveOwnAccounts(openStore)
  })

  describe('the first account', () => {
    test('makes the payee, whom staff activate, is the default, is mailed, and holds payments for a week', async () => {
      const ada = await shop.artist()
      expect(await shop.read(ada)).toMatchObject({ payee: null, accounts: [], former: [], most: 5 })
      const account = await shop.add(ada)
      expect(account).toMatchObject({
        token: expect.stringMatching(/^trm-/),
        account: 'Checking •••• 6789',
        default: true,
        status: 'ACTIVATED',
        usable_from: '2026-11-27',
        reason: null,
      })
      const { payee, accounts } = await shop.read(ada)
      expect(payee).toEqual({ name: 'Ada Ink', email: 'ada@example.com', status: 'PRE_ACTIVATED' })
      expect(accounts).toEqual([account])
      const [mail] = await shop.mailsTo(ada)
      expect(mail?.subject).toBe('A payment account was added at Aquatint')
      expect(mail?.text).toContain('payments wait until Nov 27, 2026')
      const { body } = await shop.get('/api/earnings/', ada.access)
      expect((body as EarningsView).reasons.map(({ kind, text }) => [kind, text])).toEqual(
        expect.arrayContaining([
          ['account-new', 'The account is new, and is used from Nov 27, 2026.'],
          ['identity-held', 'We are checking who is paid. There is nothing to do meanwhile.'],
        ]),
      )
    })

    test('asks who is paid, a person by both names or a business, and where mail about payments goes', async () => {
      const ada = await shop.artist()
      const { firstName: _, lastName: __, payeeEmail: ___, ...nobody } = FIRST
      expect(await shop.post(ada, 'POST', '', nobody)).toMatchObject({
        status: 400,
        body: { firstName: ['Say who is paid first.'] },
      })
      expect(
        await shop.post(ada, 'POST', '', { ...nobody, firstName: 'Ada', payeeEmail: 'no' }),
      ).toMatchObject({
        status: 400,
        body: { payeeEmail: [expect.any(String)] },
      })
      expect((await shop.read(ada)).payee).toBeNull()
      await shop.add(ada, { firstName: '', lastName: '', businessName: 'Ink LLC' })
      expect((await shop.read(ada)).payee?.name).toBe('Ink LLC')
    })
  })

  describe('a password', () => {
    test('that is wrong, or none, changes nothing', async () => {
      const ada = await shop.artist()
      for (const password of ['another one', '', undefined])
        expect(await shop.post(ada, 'POST', '', { ...FIRST, password })).toMatchObject({
          status: 400,
          body: { password: [expect.any(String)] },
        })
      expect(await shop.read(ada)).toMatchObject({ payee: null, accounts: [] })
      const { token, version } = await shop.add(ada)
      const wrong = { version, password: 'another one' }
      for (const reply of [
        await shop.post(ada, 'PUT', `${token}/`, { ...wrong, default: true }),
        await shop.post(ada, 'POST', `${token}/status-transitions/`, {
          ...wrong,
          transition: 'DE_ACTIVATED',
        }),
      ])
        expect(reply).toMatchObject({ status: 400, body: { password: ['Invalid password.'] } })
      expect(await shop.mailsTo(ada)).toHaveLength(1)
    })
  })

  describe('a key', () => {
    test('makes one account and one mail, whatever the password; of another number it is refused', async () => {
      const [ada, key] = [await shop.artist(), randomUUID()]
      const first = await shop.post(ada, 'POST', '', FIRST, key)
      expect((await shop.post(ada, 'POST', '', FIRST, key)).body).toEqual(first.body)
      expect((await shop.read(ada)).accounts).toHaveLength(1)
      expect(await shop.mailsTo(ada)).toHaveLength(1)
      const other = { ...FIRST, bankAccountId: '44445555', bankAccountIdAgain: '44445555' }
      expect((await shop.post(ada, 'POST', '', other, key)).status).toBe(409)
    })

    test('keeps neither a number nor the password, nor a hash that anybody could try out', async () => {
      const [ada, key] = [await shop.artist(), randomUUID()]
      await shop.post(ada, 'POST', '', FIRST, key)
      const kept = JSON.stringify(
        await shop.database.query('select * from main.idempotency_keys where key = $1', [key]),
      )
      expect(kept).toContain('6789')
      expect(kept).not.toContain(BANK.bankAccountId)
      expect(kept).not.toContain(PASSWORD)
    })

    test('must be there', async () => {
      const ada = await shop.artist()
      expect((await shop.call('POST', ACCOUNTS, { body: FIRST, as: ada.access })).status).toBe(400)
    })
  })

  test('an account that stands already is refused at its number, however it is typed', async () => {
    const ada = await shop.artist()
    await shop.add(ada)
    const spaced = { ...FIRST, bankAccountId: '0001 2345 6789' }
    expect(await shop.post(ada, 'POST', '', spaced)).toMatchObject({
      status: 400,
      body: { bankAccountId: ['You have this account already.'] },
    })
    const paypal = { type: 'PAYPAL_ACCOUNT', email: 'Ada@Example.com', password: PASSWORD }
    expect((await shop.post(ada, 'POST', '', paypal)).status).toBe(201)
    expect(await shop.post(ada, 'POST', '', paypal)).toMatchObject({
      status: 400,
      body: { email: ['You have this account already.'] },
    })
    const venmo = { type: 'VENMO_ACCOUNT', accountId: '212 867 5309', password: PASSWORD }
    expect((await shop.post(ada, 'POST', '', venmo)).body).toMatchObject({ account: 'Venmo •••• 5309' })
    expect((await shop.read(ada)).accounts).toHaveLength(3)
  })

  test('one is chosen, which holds payments anew and is mailed; one is removed, and stays in History', async () => {
    const ada = await shop.artist()
    const first = await shop.add(ada)
    await shop.wait(7, ada)
    const second = await shop.add(ada, { bankAccountId: '77778888', bankAccountIdAgain: '77778888' })
    expect(second).toMatchObject({ default: false, usable_from: null })
    expect((await shop.read(ada)).accounts.map(({ usable_from }) => usable_from)).toEqual([null, null])

    const chosen = { version: second.version, default: true, password: PASSWORD }
    const reply = await shop.post(ada, 'PUT', `${second.token}/`, chosen)
    expect(reply).toMatchObject({ status: 200, body: { default: true, usable_from: '2026-12-04' } })
    expect((await shop.post(ada, 'PUT', `${second.token}/`, chosen)).status).toBe(409)
    const { accounts } = await shop.read(ada)
    expect(accounts.map(({ token }) => token)).toEqual([second.token, first.token])

    const gone = { transition: 'DE_ACTIVATED', version: accounts[1]?.version, password: PASSWORD }
    expect((await shop.post(ada, 'POST', `${first.token}/status-transitions/`, gone)).status).toBe(201)
    expect((await shop.post(ada, 'POST', `${first.token}/status-transitions/`, gone)).status).toBe(409)
    const { former } = await shop.read(ada)
    expect(former).toMatchObject([{ token: first.token, ended_on: '2026-11-27T12:00:00.000Z' }])
    expect((await shop.mailsTo(ada)).map(({ subject }) => subject).toSorted()).toEqual([
      'A payment account was added at Aquatint',
      'A payment account was added at Aquatint',
      'A payment account was removed at Aquatint',
      'Your payments go to another account at Aquatint',
    ])
  })

  test('an invalid one is corrected by a new one in its place, and stays in History with the reason', async () => {
    const ada = await shop.artist()
    const { token } = await shop.add(ada)
    await shop.refuse(ada, token)
    const [invalid] = (await shop.read(ada)).accounts
    expect(invalid).toMatchObject({
      status: 'INVALID',
      reason: 'We found that nothing can be paid into this account.',
    })
    expect(JSON.stringify(await shop.read(ada))).not.toContain('A note of staff.')
    const number = { bankAccountId: '000123456788', bankAccountIdAgain: '000123456788' }
    const sent = { ...number, version: invalid?.version, password: PASSWORD }
    const { status, body } = await shop.post(ada, 'PUT', `${token}/`, sent)
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { default: true, replaces: token, branch_id: '021000021', usable_from: expect.any(String) },
    })
    const { accounts, former } = await shop.read(ada)
    expect(accounts).toHaveLength(1)
    expect(former).toMatchObject([{ token, replaced_by: accounts[0]?.token, reason: expect.any(String) }])
    expect(await shop.post(ada, 'PUT', `${accounts[0]?.token}/`, { ...sent, version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'wrong_status' },
    })
  })

  test('what a bank said to another artist is never the reason of this one’s account', async () => {
    const ada = await shop.artist()
    const { token } = await shop.add(ada)
    await shop.refuse(ada, token)
    await shop.database.query(
      `insert into main.payout (token, artist_id, artist, run, status, amount, withheld, withholding, account,
         account_type, account_label, day, opened_at, reason, lines)
       values ($1, $2, 'Zoe', 'run', 'returned', 100, 0, 'none', $3, 'BANK_ACCOUNT', '', '2026-11-01', now(), $4, 1)`,
      [`pmt-${token}`, ada.artist + 100_000, token, 'R03'],
    )
    expect((await shop.read(ada)).accounts[0]?.reason).toBe(
      'We found that nothing can be paid into this account.',
    )
  })

  test('the sixth is refused', async () => {
    const ada = await shop.artist()
    for (let last = 0; last < 5; last++)
      await shop.add(ada, { bankAccountId: `4444555${last}`, bankAccountIdAgain: `4444555${last}` })
    expect(await shop.post(ada, 'POST', '', FIRST)).toMatchObject({
      status: 400,
      body: { non_field_errors: [expect.stringContaining('5 payment accounts')] },
    })
  })

  test('a part of a new account is checked by the fields that are sent alone, and nothing is kept', async () => {
    const ada = await shop.artist()
    const check = async (part: object) => {
      const { status, body } = await shop.post(ada, 'POST', 'check/', part)
      return status === 204 ? 'right' : body
    }
    const bank = { type: 'BANK_ACCOUNT', transferMethodCountry: 'US', bankAccountPurpose: 'CHECKING' }
    expect(await check({ ...bank, branchId: '021000021' })).toBe('right')
    expect(
      await check({ ...bank, branchId: '021000022', firstName: 'Ada', lastName: '', payeeEmail: 'a@b.test' }),
    ).toEqual({
      branchId: [expect.stringContaining('No bank has this routing number')],
      lastName: ['Give both names, or that of a business.'],
    })
    expect(await check({ ...FIRST, bankAccountIdAgain: '000123456780' })).toEqual({
      bankAccountIdAgain: ['The two account numbers differ.'],
    })
    const german = { type: 'BANK_ACCOUNT', transferMethodCountry: 'DE', bankId: 'DEUTFRFF' }
    expect(await check(german)).toEqual({ bankId: ['This BIC is of another country.'] })
    expect(await check({ type: 'PAYPAL_ACCOUNT', email: 'no' })).toEqual({ email: [expect.any(String)] })
    expect(await check({ type: '000123456789' })).toEqual({ type: ['This is not a valid choice.'] })
    expect(await shop.read(ada)).toMatchObject({ payee: null, accounts: [] })
  })

  test('forms with a number are counted, 20 an hour for each artist', async () => {
    const ada = await shop.artist()
    const wrong = { ...FIRST, branchId: '021000022' }
    for (let tries = 0; tries < 20; tries++)
      expect((await shop.post(ada, 'POST', tries % 2 === 0 ? '' : 'check/', wrong)).status).toBe(400)
    const { status, headers } = await shop.post(ada, 'POST', '', wrong)
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(
      (await shop.post(ada, 'POST', 'check/', { type: 'PAYPAL_ACCOUNT', email: 'a@b.test' })).status,
    ).toBe(204)
    expect((await shop.post(await shop.artist(), 'POST', 'check/', wrong)).status).toBe(400)
  })

  test("another artist's account is not there, and whoever is no artist has none", async () => {
    const [ada, zoe, nobody] = [await shop.artist(), await shop.artist(), await shop.signIn()]
    const { token, version } = await shop.add(ada)
    await shop.add(zoe)
    const body = { version, password: PASSWORD }
    for (const person of [zoe, nobody, shop.staff])
      for (const reply of [
        await shop.post(person, 'PUT', `${token}/`, { ...body, default: true }),
        await shop.post(person, 'POST', `${token}/status-transitions/`, {
          ...body,
          transition: 'DE_ACTIVATED',
        }),
      ])
        expect(reply.status).toBe(404)
    expect((await shop.get(ACCOUNTS, nobody.access)).status).toBe(404)
    expect((await shop.call('GET', ACCOUNTS)).status).toBe(401)
    expect((await shop.read(ada)).accounts).toMatchObject([{ status: 'ACTIVATED', version }])
  })

  test('nothing is changed while staff have locked the payee', async () => {
    const ada = await shop.artist()
    const { token, version } = await shop.add(ada)
    const [row] = await shop.database.query<{ usr: string }>(
      'select token as usr from main.artist_identity where artist = $1',
      [ada.artist],
    )
    for (const to of ['ACTIVATED', 'LOCKED']) await shop.move(`/api/artist-identity/${row?.usr}/`, to)
    const gone = { transition: 'DE_ACTIVATED', version, password: PASSWORD }
    expect(await shop.post(ada, 'POST', `${token}/status-transitions/`, gone)).toMatchObject({
      status: 409,
      body: { code: 'payee_locked' },
    })
  })
})
