import { beforeAll, beforeEach, test } from 'vitest'
import { createAuthService } from '#services/auth/service.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { type Call, serve } from '#tests/support/services/http.ts'
import { type MailServer, openMailServer } from '#tests/support/services/mail-server.ts'
import { askTooOften, watchRefusals } from '#tests/support/services/seen.ts'
import { createSettings } from '#tests/support/services/settings.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import * as routes from '#tests/walks/contract/routes/auth.ts'
import { PASSWORD, register, signIn } from './credentials.ts'

let database: Database
let mail: MailServer
let call: Call
beforeAll(async () => {
  database = await openEmbedded(await createStoreFolder('migrated'))
  afterFile(() => database.close())
  mail = await openMailServer()
})
beforeEach(async () => {
  const settings = createSettings({ SMTP_URL: mail.url, PUBLIC_URL: 'https://shop.test' })
  call = await serve(await createAuthService({ database, settings }))
})

const sees = watchRefusals(routes)
const LINK = /reset-password-confirm\/([^/\s]+)\/([^/\s]+)/
const WEAK = 'password'
const post = (path: string, body: object, as?: string) => call('POST', `/auth/${path}/`, { body, as })

test('signing in needs an email and its password, and limits guesses', async () => {
  const { email } = await register(call)
  const enter = (email: string, password: string) => post('jwt/create', { email, password })
  sees(routes.signIn, 'the email is none', await enter('ada', PASSWORD))
  sees(routes.signIn, 'email and password do not belong together', await enter(email, 'a guess'))
  sees(routes.signIn, 'too many came', await askTooOften(() => enter(email, 'a guess'), 10))
})

test('a session that is over is neither renewed nor ended again', async () => {
  const { email } = await register(call)
  const { access, refresh } = await signIn(call, email)
  await post('jwt/blacklist', { refresh })
  sees(routes.refresh, 'the session is over', await post('jwt/refresh', { refresh }))
  const other = await post('jwt/blacklist', { refresh: 'no token' })
  sees(routes.blacklist, 'the session was over already', other)
  sees(routes.me, 'the session is over', await call('GET', '/auth/users/me/', { as: access }))
})

test('an account needs an email of its own and a strong password', async () => {
  const { email } = await register(call)
  const enroll = (over: object) =>
    post('users', { email: 'new@example.test', password: PASSWORD, name: 'Ada', ...over })
  sees(routes.register, 'the email is none', await enroll({ email: 'ada' }))
  sees(routes.register, 'the email is taken', await enroll({ email }))
  sees(routes.register, 'the password is too weak', await enroll({ password: WEAK }))
  sees(routes.register, 'the name is too long', await enroll({ name: 'x'.repeat(151) }))
  sees(routes.register, 'too many came', await askTooOften(() => enroll({ password: WEAK }), 20))
})

test('a forgotten password is set by a valid link, and a known one is changed by its owner', async () => {
  const { email } = await register(call)
  const reset = (email: string) => post('users/reset_password', { email })
  sees(routes.requestReset, 'the email is none', await reset('ada'))
  await reset(email)
  const [, uid = '', token = ''] = LINK.exec((await mail.mailsTo(email)).at(-1)?.text ?? '') ?? []
  const confirm = (over: object) =>
    post('users/reset_password_confirm', { uid, token, new_password: 'a louder harbour', ...over })
  sees(routes.confirmReset, 'the link is none of ours', await confirm({ uid: 'MQ' }))
  sees(routes.confirmReset, 'the link was used, or is too old', await confirm({ token: 'other' }))
  sees(routes.confirmReset, 'the password is too weak', await confirm({ new_password: WEAK }))
  sees(routes.confirmReset, 'too many came', await askTooOften(() => confirm({ token: 'other' }), 20))
  sees(routes.requestReset, 'too many came', await askTooOften(() => reset(email), 5))

  const { access } = await signIn(call, email)
  const change = (current_password: string, new_password: string) =>
    post('users/set_password', { current_password, new_password }, access)
  const wrong = 'the present password is wrong'
  sees(routes.setPassword, wrong, await change('a guess', 'a louder harbour'))
  sees(routes.setPassword, 'the new one is too weak', await change(PASSWORD, WEAK))
  const guesses = await askTooOften(() => change('a guess', 'a louder harbour'), 10)
  sees(routes.setPassword, 'too many came', guesses)
})
