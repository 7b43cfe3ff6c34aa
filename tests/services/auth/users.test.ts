import { beforeAll, describe, expect, test } from 'vitest'
import { createAuthService } from '#services/auth/service.ts'
import { DEMO_PASSWORD, DEMO_USERS } from '#services/auth/users/demo.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { makeAddress } from '#tests/support/new-address.ts'
import { readAudit } from '#tests/support/services/audit.ts'
import { type Call, serve } from '#tests/support/services/http.ts'
import { createSettings } from '#tests/support/services/settings.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { PASSWORD, register, signIn } from './credentials.ts'

const TAKEN = { email: ['user with this email already exists.'] }

onEachStore((openStore) => {
  let database: Database
  let call: Call

  const signUp = (body: unknown) =>
    call('POST', '/auth/users/', { body, headers: { 'x-forwarded-for': makeAddress() } })
  const countUsers = async () => {
    const [row] = await database.query<{ count: number }>('select count(*) as count from auth.users')
    return row?.count
  }

  beforeAll(async () => {
    database = await openStore()
    call = await serve(await createAuthService({ database, settings: createSettings() }))
  })

  test('services are told whether somebody is staff now', async () => {
    const { body } = await signUp({ email: 'rights@example.test', password: PASSWORD })
    const { uuid } = body as { uuid: string }
    const rights = () => call('GET', `/auth/users/${uuid}/rights/`)
    expect(await rights()).toMatchObject({
      status: 200,
      body: { is_staff: false },
    })
    await database.query('update auth.users set is_staff = true where uuid = $1', [uuid])
    expect((await rights()).body).toEqual({ is_staff: true })
    expect((await call('GET', '/auth/users/00000000-0000-4000-8000-00000000ffff/rights/')).status).toBe(404)
    expect((await call('GET', '/auth/users/nobody/rights/')).status).toBe(404)
  })

  describe('registering', () => {
    // Spec 3.17, 7.3
    test('answers the new user, who can then sign in', async () => {
      const reply = await signUp({ email: ' Ada@Example.test ', password: PASSWORD, name: 'Ada' })
      expect(reply).toMatchObject({ status: 201 })
      expect(reply.body).toEqual({ uuid: expect.any(String), email: 'ada@example.test', name: 'Ada' })
      const { access } = await signIn(call, 'ada@example.test')
      expect((await call('GET', '/auth/users/me/', { as: access })).body).toEqual({
        ...(reply.body as object),
        is_staff: false,
        second_factor_missing: false,
      })
    })

    test('cannot make anybody staff', async () => {
      const { email } = await register(call, { is_staff: true })
      const { access } = await signIn(call, email)
      expect((await call('GET', '/auth/users/me/', { as: access })).body).toMatchObject({ is_staff: false })
    })

    test('gives an email to one person only, whatever its case', async () => {
      const { email } = await register(call)
      expect(await signUp({ email: email.toUpperCase(), password: PASSWORD })).toMatchObject({
        status: 400,
        body: TAKEN,
      })
    })

    test('twenty times at once with one email makes one user, and refuses the others', async () => {
      const body = { email: 'rush@example.test', password: PASSWORD }
      const replies = await Promise.all(Array.from({ length: 20 }, () => signUp(body)))
      expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
      expect(replies.filter(({ body }) => JSON.stringify(body) === JSON.stringify(TAKEN))).toHaveLength(19)
    })

    // Spec 5.13
    test.each([
      ['', ['This field may not be blank.']],
      ['short', ['This password is too short. It must contain at least 8 characters.']],
      ['92837465', ['This password is entirely numeric.']],
      ['Password123', ['This password is too common.']],
      ['Blackhawks', ['This password is too common.']],
      ['penelope!', ['The password is too similar to the email address.']],
      ['Weatherby-7', ['The password is too similar to the name.']],
      ['x'.repeat(129), ['Ensure this field has no more than 128 characters.']],
      [12345678, ['Not a valid string.']],
      [null, ['This field may not be null.']],
      ['long enough\0', ['Null characters are not allowed.']],
    ])('refuses the password %j at its field and keeps nothing', async (password, messages) => {
      const before = await countUsers()
      const body = { email: 'penelope@example.test', name: 'Nell Weatherby', password }
      expect(await signUp(body)).toMatchObject({
        status: 400,
        body: { password: messages },
      })
      expect(await countUsers()).toBe(before)
    })

    // Spec 5.13
    test.each([
      [undefined, 'This field is required.'],
      ['', 'This field may not be blank.'],
      ['nonsense', 'Enter a valid email address.'],
      ['a@b', 'Enter a valid email address.'],
      ["'; drop table auth.users; --", 'Enter a valid email address.'],
      ['<script>alert(1)</script>@x.test', 'Enter a valid email address.'],
      [`${'x'.repeat(250)}@example.test`, 'Ensure this field has no more than 254 characters.'],
      [['a@example.test'], 'Not a valid string.'],
    ])('refuses the email %j at its field and keeps nothing', async (email, message) => {
      const before = await countUsers()
      expect(await signUp({ email, password: PASSWORD })).toMatchObject({
        status: 400,
        body: { email: [message] },
      })
      expect(await countUsers()).toBe(before)
    })

    test.each([
      "Robert'); drop table auth.users; --",
      '<script>alert(1)</script>',
      '{"$ne": null}',
      'Zoë \u{1F5BC}',
    ])('keeps the name %s as the text it is', async (name) => {
      const { email } = await register(call, { name })
      const { access } = await signIn(call, email)
      expect((await call('GET', '/auth/users/me/', { as: access })).body).toMatchObject({ name })
    })
  })

  describe('the store', () => {
    test('has a password as an argon2id hash', async () => {
      const { uuid } = await register(call)
      const [row] = await database.query<{ password: string }>(
        'select password from auth.users where uuid = $1',
        [uuid],
      )
      expect(row?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    })

    test('has a registration in the audit log, without the password or its hash', async () => {
      const { uuid, email } = await register(call)
      expect(await readAudit(database, 'auth', `user-${uuid}`)).toEqual([
        {
          type: 'registered',
          data: { email, name: 'Visitor', is_staff: false },
          at: expect.any(Date),
          actor: uuid,
        },
      ])
    })
  })

  test('there is one of each demo account, however often the service starts', async () => {
    const demo = await openStore()
    const start = () => createAuthService({ database: demo, settings: createSettings({ SEED: 'demo' }) })
    await start()
    const callDemo = await serve(await start())
    const found = await demo.query('select uuid, email, is_staff from auth.users order by email desc')
    expect(found).toEqual(
      [DEMO_USERS[1], DEMO_USERS[0], DEMO_USERS[2]].map(({ uuid, email, is_staff }) => ({
        uuid,
        email,
        is_staff,
      })),
    )
    for (const { email } of DEMO_USERS) {
      const reply = await callDemo('POST', '/auth/jwt/create/', { body: { email, password: DEMO_PASSWORD } })
      expect(reply.status).toBe(200)
    }
  })
})
