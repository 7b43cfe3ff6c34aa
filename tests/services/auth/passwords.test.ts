import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { uidOf } from '#services/auth/passwords/resets.ts'
import { createAuthService } from '#services/auth/service.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { makeAddress } from '#tests/support/new-address.ts'
import { createClock } from '#tests/support/services/clock.ts'
import { type Call, serve } from '#tests/support/services/http.ts'
import { type MailServer, openMailServer } from '#tests/support/services/mail-server.ts'
import { createSettings } from '#tests/support/services/settings.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { PASSWORD, register, signIn } from './credentials.ts'

const NEXT = 'a louder harbour'
const LINK = /https:\/\/shop\.test\/accounts\/reset-password-confirm\/([^/\s]+)\/([^/\s]+)/

onEachStore((openStore) => {
  let database: Database
  let mail: MailServer
  let clock: ReturnType<typeof createClock>
  let service: Awaited<ReturnType<typeof createAuthService>>
  let call: Call
  let address: string

  beforeAll(async () => {
    database = await openStore()
    mail = await openMailServer()
  })
  beforeEach(async () => {
    clock = createClock()
    address = makeAddress()
    const settings = createSettings({ SMTP_URL: mail.url, PUBLIC_URL: 'https://shop.test' })
    service = await createAuthService({ database, settings, clock })
    call = await serve(service)
  })

  afterEach(async () => {
    mail.refuse(false)
    // Close it: its clock may be hours ahead of the next service's, and it would send that one's mails again.
    await service.close()
  })

  const ask = (email: string, headers: Record<string, string> = {}) =>
    call('POST', '/auth/users/reset_password/', {
      body: { email },
      headers: { 'x-forwarded-for': address, ...headers },
    })
  const confirm = (body: object, headers: Record<string, string> = {}) =>
    call('POST', '/auth/users/reset_password_confirm/', {
      body,
      headers: { 'x-forwarded-for': address, ...headers },
    })
  const enter = (email: string, password: string) =>
    call('POST', '/auth/jwt/create/', { body: { email, password } })

  /** Asks for a link and reads its parts from the user's mail number `count`. */
  const linkFor = async (email: string, count = 1) => {
    await ask(email)
    const [, uid = '', token = ''] = LINK.exec((await mail.mailsTo(email, count)).at(-1)?.text ?? '') ?? []
    return { uid, token }
  }

  describe('a forgotten password', () => {
    // Spec 7.4, 7.5
    test('is replaced once by the mailed link, and every session ends', async () => {
      const { email } = await register(call)
      const before = await signIn(call, email)
      const link = await linkFor(email)
      expect(await confirm({ ...link, new_password: NEXT })).toMatchObject({ status: 204 })
      expect((await enter(email, PASSWORD)).status).toBe(401)
      expect((await enter(email, NEXT)).status).toBe(200)
      expect((await call('POST', '/auth/jwt/refresh/', { body: { refresh: before.refresh } })).status).toBe(
        401,
      )
      expect((await call('GET', '/auth/users/me/', { as: before.access })).status).toBe(401)
      const told = (await mail.mailsTo(email, 2)).at(-1)
      expect(told?.subject).toBe('Your password for Aquatint was changed')
      expect(await confirm({ ...link, new_password: 'another harbour' })).toMatchObject({
        status: 400,
        body: { token: ['Invalid token for given user.'] },
      })
      expect((await enter(email, NEXT)).status).toBe(200)
    })

    test('gets the same answer again under the key of a lost answer', async () => {
      const { email } = await register(call)
      const body = { ...(await linkFor(email)), new_password: NEXT }
      const key = { 'idempotency-key': 'reset-once' }
      expect((await confirm(body, key)).status).toBe(204)
      expect((await confirm(body, key)).status).toBe(204)
      expect((await confirm(body)).status).toBe(400)
    })

    // Spec 5.14
    test.each([
      [{}, 'This field is required.'],
      [{ email: '' }, 'This field may not be blank.'],
      [{ email: 'nonsense' }, 'Enter a valid email address.'],
    ])('cannot be reported with %j', async (body, message) => {
      expect(await call('POST', '/auth/users/reset_password/', { body })).toMatchObject({
        status: 400,
        body: { email: [message] },
      })
    })

    test('sends one mail for each key, and only the latest link is valid', async () => {
      const { email } = await register(call)
      const key = { 'idempotency-key': `ask-${email}` }
      expect((await ask(email, key)).status).toBe(204)
      expect((await ask(email, key)).status).toBe(204)
      const [first] = await mail.mailsTo(email)
      const second = await linkFor(email, 2)
      expect(await mail.mailsTo(email)).toHaveLength(2)
      const [, uid, token] = LINK.exec(first?.text ?? '') ?? []
      expect((await confirm({ uid, token, new_password: NEXT })).status).toBe(400)
      expect((await confirm({ ...second, new_password: NEXT })).status).toBe(204)
    })

    test('cannot be replaced an hour later', async () => {
      const { email } = await register(call)
      const link = await linkFor(email)
      clock.advance(3_600_000)
      expect(await confirm({ ...link, new_password: NEXT })).toMatchObject({
        status: 400,
        body: { token: ['Invalid token for given user.'] },
      })
    })

    // Spec 5.17
    test('is not replaced by a weak one, which is refused at its field and leaves the link valid', async () => {
      const { email } = await register(call)
      const link = await linkFor(email)
      expect(await confirm({ ...link, new_password: '123' })).toMatchObject({
        status: 400,
        body: {
          new_password: [
            'This password is too short. It must contain at least 8 characters.',
            'This password is entirely numeric.',
          ],
        },
      })
      expect((await confirm({ ...link, new_password: NEXT })).status).toBe(204)
    })

    test('gets the same answer for an address that nobody has, and no mail is sent', async () => {
      const { email } = await register(call)
      const known = await ask(email)
      const unknown = await ask('nobody@example.test')
      expect({ status: unknown.status, body: unknown.body }).toEqual({
        status: known.status,
        body: known.body,
      })
      await mail.mailsTo(email)
      expect(mail.mails.some(({ to }) => to?.some(({ address }) => address === 'nobody@example.test'))).toBe(
        false,
      )
    })

    test.each([
      [{}, { uid: ['This field is required.'], token: ['This field is required.'] }],
      [{ uid: '', token: '' }, { uid: ['This field may not be blank.'] }],
      [{ uid: 'nonsense', token: 'x' }, { uid: ["Invalid user id or user doesn't exist."] }],
      [
        { uid: "'; drop table auth.users", token: '\u2603' },
        { uid: ["Invalid user id or user doesn't exist."] },
      ],
      // A well-formed id of no user is answered as any bad link is.
      [
        { uid: uidOf('00000000-0000-4000-8000-0000000000ff'), token: 'x' },
        { token: ['Invalid token for given user.'] },
      ],
      [{ uid: 'x'.repeat(300), token: 'x' }, { uid: ['Ensure this field has no more than 200 characters.'] }],
    ])('is not replaced by the link %j', async (link, errors) => {
      expect(await confirm({ ...link, new_password: NEXT })).toMatchObject({ status: 400, body: errors })
    })

    // Spec 5.15
    test.each([
      [{}, 'This field is required.'],
      [{ new_password: '' }, 'This field may not be blank.'],
    ])('is not replaced by a valid link with %j, which leaves the link valid', async (body, message) => {
      const link = await linkFor((await register(call)).email)
      expect(await confirm({ ...link, ...body })).toMatchObject({
        status: 400,
        body: { new_password: [message] },
      })
      expect((await confirm({ ...link, new_password: NEXT })).status).toBe(204)
    })

    test('sends a limited number of mails to one address', async () => {
      const { email } = await register(call)
      for (let count = 0; count < 5; count += 1) expect((await ask(email)).status).toBe(204)
      const refused = await ask(email)
      expect(refused).toMatchObject({ status: 429, body: { code: 'throttled' } })
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      clock.advance(3_600_000)
      expect((await ask(email)).status).toBe(204)
    })

    test('is replaced once when one link is used twice at once, and one mail tells the owner', async () => {
      const { email } = await register(call)
      const link = await linkFor(email)
      const passwords = [NEXT, 'another harbour']
      const answers = await Promise.all(passwords.map((new_password) => confirm({ ...link, new_password })))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 400])
      const entered = await Promise.all(passwords.map((password) => enter(email, password)))
      expect(entered.map(({ status }) => status)).toEqual(
        answers.map(({ status }) => (status === 204 ? 200 : 401)),
      )
      // Mails go out in order: once this one has come, those before it have.
      await ask(email)
      const subjects = (await mail.mailsTo(email, 3)).map(({ subject }) => subject)
      expect(subjects.filter((subject) => subject === 'Your password for Aquatint was changed')).toHaveLength(
        1,
      )
    })

    test('causes no mail about a change that was not kept', async () => {
      const { email, uuid } = await register(call)
      const link = await linkFor(email)
      await database.script(
        `create function auth.refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
         create trigger refuse before insert on auth.audit for each row
           when (new.subject = 'user-${uuid}') execute function auth.refuse()`,
      )
      expect((await confirm({ ...link, new_password: NEXT })).status).toBe(500)
      await database.script('drop trigger refuse on auth.audit; drop function auth.refuse()')
      expect((await enter(email, PASSWORD)).status).toBe(200)
      expect(await database.query('select 1 from auth.mail where recipient = $1', [email])).toEqual([])
      expect((await confirm({ ...link, new_password: NEXT })).status).toBe(204)
      const subjects = (await mail.mailsTo(email, 2)).map(({ subject }) => subject)
      expect(subjects).toEqual(['Set a new password for Aquatint', 'Your password for Aquatint was changed'])
    })

    test('sends its mail once the mail server is back', async () => {
      const { email } = await register(call)
      mail.refuse(true)
      expect((await ask(email)).status).toBe(204)
      const tried = 'select 1 from auth.mail where tries = 1 and recipient = $1'
      await expect.poll(async () => (await database.query(tried, [email])).length).toBe(1)
      mail.refuse(false)
      clock.advance(60_000)
      await ask('nobody@example.test')
      expect((await mail.mailsTo(email))[0]?.subject).toBe('Set a new password for Aquatint')
    })

    test('stores no token that opens anything', async () => {
      const { email } = await register(call)
      const { token } = await linkFor(email)
      await expect
        .poll(() => database.query('select 1 from auth.mail where recipient = $1', [email]))
        .toEqual([])
      const [row] = await database.query<{ kept: string }>(
        `select jsonb_agg(password_resets)::text || (select jsonb_agg(audit)::text from auth.audit) as kept
         from auth.password_resets`,
      )
      expect(row?.kept).not.toContain(token)
    })
  })
})
