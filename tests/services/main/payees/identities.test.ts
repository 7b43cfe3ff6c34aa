import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { IdentityList, IdentityView } from '#services/main/payees/identities/contract.ts'
import type { RecordHistory } from '#services/shared/resources/contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type Payees, servePayees } from './payees.ts'

onEachStore((openStore) => {
  let payees: Payees
  beforeAll(async () => {
    payees = await servePayees(openStore)
  })
  const LIST = '/api/artist-identity/'
  const ofOne = ({ token }: { token: string }) => `${LIST}${token}/`
  const list = async (query: string) => (await payees.get(`${LIST}?${query}`)).body as IdentityList

  describe('an identity', () => {
    // Spec 3.22
    test('is made for an artist once, and answered as Hyperwallet writes it', async () => {
      const made = await payees.identity({ firstName: 'Ada', lastName: 'Ink' })
      expect(made).toEqual({
        token: expect.stringMatching(/^usr-/),
        artist: expect.any(Number),
        firstName: 'Ada',
        lastName: 'Ink',
        businessName: '',
        email: expect.any(String),
        status: 'PRE_ACTIVATED',
        createdOn: '2026-11-20T12:00:00.000Z',
        version: 1,
        sharedWith: [],
        transitions: expect.any(Array),
      })
      const again = { artist: made.artist, businessName: 'Ink LLC', email: 'a@example.com' }
      expect(await payees.send('POST', LIST, again)).toMatchObject({
        status: 400,
        body: { artist: ['This artist has an identity already.'] },
      })
    })

    test('whose answer was lost is made once under its key', async () => {
      const body = { artist: payees.newArtist(), businessName: 'Lost & Found', email: 'lost@example.com' }
      const key = randomUUID()
      const [first, second] = [
        await payees.send('POST', LIST, body, { key }),
        await payees.send('POST', LIST, body, { key }),
      ]
      expect(first.status).toBe(201)
      expect(second.body).toEqual(first.body)
    })

    test.each([
      [{ artist: 5_000 }, { artist: ['There’s no such artist.'] }],
      [{ lastName: '' }, { lastName: ['Give both names, or that of a business.'] }],
      [{ email: 'nobody' }, { email: ['Enter a valid email address.'] }],
      [{ firstName: '123-45-6789' }, { firstName: [expect.stringContaining('Leave account')] }],
      [{ lastName: 'a\u202eb' }, { lastName: ['Control characters are not allowed.'] }],
      [{ firstName: 'x'.repeat(101) }, { firstName: ['Ensure this field has no more than 100 characters.'] }],
    ])('is refused at the wrong field (case %#)', async (wrong, errors) => {
      const body = {
        artist: payees.newArtist(),
        firstName: 'A',
        lastName: 'B',
        email: 'c@example.com',
        ...wrong,
      }
      expect(await payees.send('POST', LIST, body)).toMatchObject({ status: 400, body: errors })
    })

    test('is found by its words, artist and status, a page at a time', async () => {
      const found = await payees.identity({ businessName: 'Zinnober Äther' })
      await payees.identity({ businessName: 'Zinnober Zwei' })
      expect((await list('search=zinnober ather')).data).toMatchObject([{ token: found.token }])
      expect(await list('search=zinnober&limit=1&offset=1')).toMatchObject({
        count: 2,
        limit: 1,
        offset: 1,
        data: [{ businessName: 'Zinnober Zwei' }],
      })
      expect((await list('search=zinnober&ordering=-name')).data[0]?.businessName).toBe('Zinnober Zwei')
      expect((await list(`artist=${found.artist}`)).count).toBe(1)
      expect((await list('status=LOCKED')).count).toBe(0)
      expect(await payees.get(`${LIST}?status=123456789`)).toMatchObject({
        status: 400,
        body: { status: ['This is not a valid choice.'] },
      })
    })

    test('is edited from the version that was read; what others changed meanwhile stays, and the same is a conflict', async () => {
      const made = await payees.identity({ firstName: 'Ada', lastName: 'Ink' })
      const put = (body: object) => payees.send('PUT', ofOne(made), body)
      expect(await put({ version: 1, firstName: 'Ada Maria' })).toMatchObject({
        status: 200,
        body: { firstName: 'Ada Maria', version: 2 },
      })
      expect(await put({ version: 1, lastName: 'Inkwell' })).toMatchObject({
        status: 200,
        body: { firstName: 'Ada Maria', lastName: 'Inkwell' },
      })
      expect(await put({ version: 1, firstName: 'Eve' })).toMatchObject({
        status: 409,
        body: {
          code: 'edit_conflict',
          version: 3,
          conflicts: [{ field: 'firstName', base: 'Ada', theirs: 'Ada Maria', by: payees.staff.email }],
        },
      })
      expect(await put({ version: 3, firstName: '', lastName: '' })).toMatchObject({ status: 400 })
    })
  })

  describe('its status', () => {
    // Spec 4.36
    test('changes as the lifecycle allows, with a token, notes and who did it; anything else is 409 with the reason', async () => {
      const made = await payees.identity()
      const moved = await payees.move(ofOne(made), 'ACTIVATED', 'Papers have come.')
      expect(moved).toMatchObject({
        status: 201,
        body: {
          token: expect.stringMatching(/^sts-/),
          transition: 'ACTIVATED',
          fromStatus: 'PRE_ACTIVATED',
          toStatus: 'ACTIVATED',
          createdOn: '2026-11-20T12:00:00.000Z',
          notes: 'Papers have come.',
        },
      })
      expect(await payees.move(ofOne(made), 'PRE_ACTIVATED')).toMatchObject({
        status: 409,
        body: {
          detail: 'The identity is activated, and can become locked, frozen, or deactivated only.',
          code: 'wrong_status',
        },
      })
      expect(await payees.move(ofOne(made), 'ACTIVATED')).toMatchObject({ status: 409 })
      expect(await payees.move(ofOne(made), '000123456789')).toMatchObject({
        status: 400,
        body: { transition: ['This is not a valid choice.'] },
      })
      const { token } = moved.body as { token: string }
      const path = `${ofOne(made)}status-transitions/`
      expect(await payees.get(path)).toMatchObject({
        body: { count: 1, limit: 20, offset: 0, data: [moved.body] },
      })
      expect(await payees.get(`${path}${token}/`)).toMatchObject({ status: 200, body: moved.body })
      expect(await payees.get(`${path}sts-none/`)).toMatchObject({ status: 404 })
    })

    test('offers what may be done now, and says why not the rest', async () => {
      const { transitions } = await payees.identity()
      const refusal = 'The identity is pre-activated, and can become activated or deactivated only.'
      expect(transitions).toEqual([
        { transition: 'ACTIVATED', refusal: null },
        { transition: 'LOCKED', refusal },
        { transition: 'FROZEN', refusal },
        { transition: 'DE_ACTIVATED', refusal: null },
      ])
    })

    test('is changed once by two at once', async () => {
      const made = await payees.identity()
      const replies = await Promise.all([
        payees.move(ofOne(made), 'ACTIVATED'),
        payees.move(ofOne(made), 'ACTIVATED'),
      ])
      expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409])
    })
  })

  test('the history of an identity tells each change, who made it and what was noted', async () => {
    const made = await payees.identity({ firstName: 'Ada' })
    await payees.send('PUT', ofOne(made), { version: 1, firstName: 'Eve' })
    await payees.move(ofOne(made), 'ACTIVATED', 'Papers have come.')
    const { count, results } = (await payees.get(`${ofOne(made)}history/`)).body as RecordHistory
    expect(count).toBe(3)
    expect(results.map(({ type, by }) => ({ type, by }))).toEqual([
      { type: 'record.edited', by: payees.staff.email },
      { type: 'record.edited', by: payees.staff.email },
      { type: 'record.created', by: payees.staff.email },
    ])
    expect(results[0]?.changes).toEqual([
      { field: 'status', from: 'PRE_ACTIVATED', to: 'ACTIVATED' },
      { field: 'notes', from: null, to: 'Papers have come.' },
    ])
    expect(results[1]?.changes).toEqual([{ field: 'firstName', from: 'Ada', to: 'Eve' }])
  })

  test('nobody but staff sees or changes any of it', async () => {
    const made: IdentityView = await payees.identity()
    const { access } = await payees.signIn()
    for (const path of [LIST, ofOne(made), `${ofOne(made)}bank-accounts/`, `${ofOne(made)}history/`]) {
      expect(await payees.get(path, access)).toMatchObject({ status: 403 })
      expect(await payees.call('GET', path)).toMatchObject({ status: 401 })
      expect(await payees.call('OPTIONS', path.replace('history/', ''))).toMatchObject({ status: 401 })
    }
    expect(await payees.send('POST', LIST, {}, { as: access })).toMatchObject({ status: 403 })
  })
})
