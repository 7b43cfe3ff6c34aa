import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { FOLDED } from '#services/main/events/folded.ts'
import type { AccountList, AccountView } from '#services/main/payees/accounts/contract.ts'
import type { IdentityView } from '#services/main/payees/identities/contract.ts'
import { readStanding } from '#services/main/payees/standing.ts'
import { checkTables } from '#services/shared/events/check-tables.ts'
import type { RecordHistory } from '#services/shared/resources/contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { BANK, PASSWORD, type Payees, servePayees } from './payees.ts'

onEachStore((openStore) => {
  let payees: Payees
  beforeAll(async () => {
    payees = await servePayees(openStore)
  })
  const listOf = ({ token }: { token: string }, type = 'bank-accounts') =>
    `/api/artist-identity/${token}/${type}/`
  const pathOf = (identity: IdentityView, { token }: { token: string }, type = 'bank-accounts') =>
    `${listOf(identity, type)}${token}/`
  const read = async (path: string) => (await payees.get(path)).body as AccountView

  describe('a bank account', () => {
    // Spec 3.22
    test('is added, shows its last four alone, and the first one is the default', async () => {
      const identity = await payees.identity()
      const account = await payees.bankAccount(identity.token)
      expect(account).toMatchObject({
        token: expect.stringMatching(/^trm-/),
        account: 'Checking •••• 6789',
        default: true,
        type: 'BANK_ACCOUNT',
        status: 'ACTIVATED',
        bankAccountId: '•••• 6789',
        branchId: '021000021',
        createdOn: '2026-11-20T12:00:00.000Z',
      })
      expect(JSON.stringify(account)).not.toContain(BANK.bankAccountId)
      const { body } = await payees.get(listOf(identity))
      expect(body).toMatchObject({
        count: 1,
        limit: 20,
        offset: 0,
        data: [account],
      } satisfies Partial<AccountList>)
    })

    test.each([
      [{ branchId: '021000022' }, { branchId: [expect.stringContaining('No bank')] }],
      [{ bankAccountIdAgain: '000123456780' }, { bankAccountIdAgain: ['The two account numbers differ.'] }],
      [
        { bankAccountId: '12', bankAccountIdAgain: '12' },
        { bankAccountId: [expect.stringContaining('4 to 17')] },
      ],
      [{ bankAccountPurpose: '000123456789' }, { bankAccountPurpose: ['This is not a valid choice.'] }],
      [{ transferMethodCountry: '000123456789' }, { transferMethodCountry: ['This is not a valid choice.'] }],
      [{ bankAccountId: 123_456_789 }, { bankAccountId: ['Not a valid string.'] }],
      [
        { bankAccountId: '٠٠٠١٢٣٤٥٦٧٨٩', bankAccountIdAgain: '٠٠٠١٢٣٤٥٦٧٨٩' },
        { bankAccountId: [expect.any(String)] },
      ],
      [{ bankAccountId: '1234\u0000', bankAccountIdAgain: '1234\u0000' }, {}],
    ])(
      'is refused at the wrong field by its rule, and nothing is kept (failures 31 and 32, case %#)',
      async (wrong, errors) => {
        const { token } = await payees.identity()
        const reply = await payees.send('POST', listOf({ token }), { ...BANK, ...wrong })
        expect(reply).toMatchObject({ status: 400, body: errors })
        expect(JSON.stringify(reply.body)).not.toMatch(/000123456789|123456789/)
        expect(await payees.get(listOf({ token }))).toMatchObject({ body: { count: 0 } })
      },
    )

    test('is read with spaces and hyphens as without', async () => {
      const { token } = await payees.identity()
      const account = await payees.bankAccount(token, {
        bankAccountId: '0001 2345-6789',
        bankAccountIdAgain: '000123456789',
      })
      expect(account.bankAccountId).toBe('•••• 6789')
    })

    test('of a second key is another one, of the same key the same, and at most five stand at once', async () => {
      const identity = await payees.identity()
      const key = randomUUID()
      const [first, again] = [
        await payees.send('POST', listOf(identity), BANK, { key }),
        await payees.send('POST', listOf(identity), BANK, { key }),
      ]
      expect(again.body).toEqual(first.body)
      const other = { ...BANK, bankAccountId: '4444', bankAccountIdAgain: '4444' }
      expect(await payees.send('POST', listOf(identity), other, { key })).toMatchObject({ status: 409 })
      for (let index = 0; index < 4; index++) await payees.bankAccount(identity.token)
      expect(await payees.send('POST', listOf(identity), BANK)).toMatchObject({
        status: 400,
        body: { non_field_errors: ['There are 5 payment accounts already. Deactivate one first.'] },
      })
      await payees.move(pathOf(identity, first.body as AccountView), 'DE_ACTIVATED')
      expect(await payees.send('POST', listOf(identity), BANK)).toMatchObject({ status: 201 })
      expect(await payees.move(pathOf(identity, first.body as AccountView), 'ACTIVATED')).toMatchObject({
        status: 400,
      })
    })

    test('of an IBAN country and of Canada is taken by the rules there', async () => {
      const { token } = await payees.identity()
      const iban = 'DE89 3704 0044 0532 0130 00'
      const german = { transferMethodCountry: 'DE', bankId: 'DEUTDEFF', bankAccountId: iban }
      expect(
        await payees.bankAccount(token, { ...german, bankAccountIdAgain: iban.toLowerCase() }),
      ).toMatchObject({ account: 'Bank account •••• 3000', bankId: 'DEUTDEFF' })
    })
  })

  // Spec 2.48
  test('a PayPal account is an email, and a Venmo account a mobile number of the United States', async () => {
    const identity = await payees.identity()
    expect(
      await payees.send('POST', listOf(identity, 'paypal-accounts'), { email: 'Ada@Example.com' }),
    ).toMatchObject({
      status: 201,
      body: {
        type: 'PAYPAL_ACCOUNT',
        email: 'ada@example.com',
        account: 'PayPal ada@example.com',
        default: true,
      },
    })
    const venmo = (accountId: string) =>
      payees.send('POST', listOf(identity, 'venmo-accounts'), { accountId, default: true })
    const { body } = await venmo('(212) 555-0142')
    expect(body).toMatchObject({ account: 'Venmo •••• 0142', accountId: '•••• 0142', default: true })
    expect(await venmo('112 555 0142')).toMatchObject({
      status: 400,
      body: { accountId: [expect.any(String)] },
    })
    const [paypal] = ((await payees.get(listOf(identity, 'paypal-accounts'))).body as AccountList).data
    expect(paypal?.default).toBe(false)
    // One type is not found among another's.
    expect(await payees.get(pathOf(identity, body as AccountView))).toMatchObject({ status: 404 })
  })

  describe('the default', () => {
    test('is one at a time, and holds payments from the moment of the change', async () => {
      const identity = await payees.identity()
      const [first, second] = [
        await payees.bankAccount(identity.token),
        await payees.bankAccount(identity.token, { bankAccountId: '5555', bankAccountIdAgain: '5555' }),
      ]
      expect(second.default).toBe(false)
      payees.clock.advance(60_000)
      const put = (version: number) =>
        payees.send('PUT', pathOf(identity, second), { version, default: true })
      expect(await put(2)).toMatchObject({ status: 409, body: { code: 'version_conflict' } })
      expect(await put(1)).toMatchObject({ status: 200, body: { default: true } })
      expect((await read(pathOf(identity, first))).default).toBe(false)
      const { account } = await readStanding(payees.database, identity.artist, '2026-11-20')
      expect(account).toMatchObject({
        token: second.token,
        status: 'ACTIVATED',
        changedOn: payees.clock().toISOString(),
        masked: expect.stringMatching(/^•••• /),
      })
    })

    test('is none where it was deactivated, and never one that does not stand', async () => {
      const identity = await payees.identity()
      const account = await payees.bankAccount(identity.token)
      await payees.move(pathOf(identity, account), 'DE_ACTIVATED')
      expect((await read(pathOf(identity, account))).default).toBe(false)
      expect((await readStanding(payees.database, identity.artist, '2026-11-20')).account).toBeNull()
      const edit = { version: 3, default: true }
      expect(await payees.send('PUT', pathOf(identity, account), edit)).toMatchObject({
        status: 409,
        body: { code: 'wrong_status' },
      })
    })
  })

  describe('an invalid account', () => {
    test('is corrected by a new one, and stays with its history', async () => {
      const identity = await payees.identity()
      const wrong = await payees.bankAccount(identity.token)
      await payees.move(pathOf(identity, wrong), 'INVALID', 'Returned: no such account.')
      expect(await readStanding(payees.database, identity.artist, '2026-11-20')).toMatchObject({
        account: { status: 'INVALID' },
      })
      // What is right of it is not sent again.
      const fixed = { bankAccountId: '000999888777', bankAccountIdAgain: '000999888777' }
      const { status, body } = await payees.send('PUT', pathOf(identity, wrong), { ...fixed, version: 2 })
      expect(status).toBe(200)
      const corrected = body as AccountView
      expect(corrected).toMatchObject({
        branchId: BANK.branchId,
        status: 'ACTIVATED',
        default: true,
        replaces: wrong.token,
      })
      expect(await read(pathOf(identity, wrong))).toMatchObject({
        status: 'DE_ACTIVATED',
        default: false,
        bankAccountId: '•••• 6789',
        replacedBy: corrected.token,
      })
      const { results } = (await payees.get(`${pathOf(identity, wrong)}history/`)).body as RecordHistory
      expect(results.flatMap(({ changes }) => changes.map(({ field }) => field))).toContain('replacedBy')
    })

    test('alone is corrected', async () => {
      const identity = await payees.identity()
      const account = await payees.bankAccount(identity.token)
      const edit = { ...BANK, version: account.version }
      expect(await payees.send('PUT', pathOf(identity, account), edit)).toMatchObject({ status: 409 })
    })
  })

  test('the same account at two artists is flagged at both, and the same digits of another bank are not', async () => {
    const number = { bankAccountId: '777000111', bankAccountIdAgain: '777000111' }
    const [one, two, three] = [await payees.identity(), await payees.identity(), await payees.identity()]
    const first = await payees.bankAccount(one.token, number)
    await payees.bankAccount(two.token, number)
    await payees.bankAccount(three.token, { ...number, branchId: '011000015' })
    expect((await read(pathOf(one, first))).sharedWith).toEqual([two.token])
    const shared = async ({ token }: IdentityView) =>
      ((await payees.get(`/api/artist-identity/${token}/`)).body as IdentityView).sharedWith
    expect([await shared(one), await shared(two), await shared(three)]).toEqual([
      [two.token],
      [one.token],
      [],
    ])
  })

  describe('a number', () => {
    const reason = 'The bank asks for the whole number.'
    const show = (path: string, told: object = {}, as?: string) =>
      payees.call('POST', `${path}number/`, {
        body: { reason, password: PASSWORD, ...told },
        as: as ?? payees.staff.access,
      })

    test('is shown whole for a reason and a password, and each time is an event', async () => {
      const identity = await payees.identity()
      const path = pathOf(identity, await payees.bankAccount(identity.token))
      const shown = await show(path)
      expect(shown).toMatchObject({ status: 200, body: { number: BANK.bankAccountId } })
      expect(shown.headers.get('cache-control')).toBe('no-store')
      const { results } = (await payees.get(`${path}history/`)).body as RecordHistory
      expect(results[0]).toMatchObject({
        by: payees.staff.email,
        at: payees.clock().toISOString(),
        changes: [{ field: 'number_shown', from: null, to: reason }],
      })
      const kept = JSON.stringify(await payees.database.query('select * from main.idempotency_keys'))
      expect(kept).not.toContain(BANK.bankAccountId)
    })

    test('is not shown otherwise, and that is no event', async () => {
      const identity = await payees.identity()
      const path = pathOf(identity, await payees.bankAccount(identity.token))
      const customer = await payees.signIn()
      expect(await show(path, { password: 'wrong' })).toMatchObject({
        status: 400,
        body: { password: ['Invalid password.'] },
      })
      expect(await show(path, { reason: 'Why not' })).toMatchObject({
        status: 400,
        body: { reason: ['Ensure this field has at least 10 characters.'] },
      })
      expect(await show(path, { reason: 'For 000123456789, please' })).toMatchObject({ status: 400 })
      expect(await show(path, {}, customer.access)).toMatchObject({ status: 403 })
      const { count } = (await payees.get(`${path}history/`)).body as RecordHistory
      expect(count).toBe(1)
    })

    test('is shown 20 times an hour to one member of staff', async () => {
      const identity = await payees.identity()
      const path = pathOf(identity, await payees.bankAccount(identity.token))
      const { access } = await payees.signIn({ isStaff: true })
      const statuses: number[] = []
      for (let index = 0; index < 21; index++) statuses.push((await show(path, {}, access)).status)
      expect(statuses).toEqual([...Array(20).fill(200), 429])
    })

    test('that was erased is gone, and its last four stay', async () => {
      const identity = await payees.identity()
      const account = await payees.bankAccount(identity.token)
      const path = pathOf(identity, account)
      await payees.database.query('delete from main.vault where "row" = $1', [account.token])
      expect(await show(path)).toMatchObject({
        status: 404,
        body: { detail: 'This number has been erased.' },
      })
      expect((await read(path)).bankAccountId).toBe('•••• 6789')
    })
  })

  test('the tables are what the events say', async () => {
    expect((await checkTables(payees.database, FOLDED)).difference).toBeNull()
  })
})
