import { resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { createAuthService } from '#services/auth/service.ts'
import { systemClock } from '#services/shared/clock.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { callAt } from '#tests/support/services/http.ts'
import { run } from '#tests/support/services/process.ts'
import { createSettings } from '#tests/support/services/settings.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import { turnOn } from './authenticator.ts'
import { register, signIn } from './credentials.ts'

const REMOVE = 'second-factor/remove-main.ts'
const ADD_STAFF = 'users/add-staff-main.ts'
const SLOW = 120_000

let folder: string

beforeAll(async () => {
  folder = await createStoreFolder('migrated')
})

/** Opens the shop on the same store each time. */
const open = async () => {
  const database = await openEmbedded(folder)
  const service = await createAuthService({ database, settings: createSettings() })
  const call = callAt(await service.listen({ host: '127.0.0.1', port: 0 }))
  const close = async () => {
    await service.close()
    await database.close()
  }
  return { database, call, close }
}

const command = async (name: string, ...args: string[]) => {
  const running = run(resolve('services/auth', name), args, { DATA_DIR: folder, SEED: 'none' })
  const code = await running.ended
  return { code, said: running.lines.join('\n') }
}

test('the command lets whoever has lost app and recovery codes sign in by password, and mails them about it', {
  timeout: SLOW,
}, async () => {
  const shop = await open()
  const { email } = await register(shop.call)
  const pair = await signIn(shop.call, email)
  await turnOn(shop.call, pair, systemClock)
  expect((await command(REMOVE, email)).said).toContain('stop the shop')
  await shop.close()

  const done = await command(REMOVE, email.toUpperCase())
  expect(done).toMatchObject({ code: 0 })
  expect(done.said).toContain(`Two-step verification was turned off for ${email}`)

  const later = await open()
  expect((await signIn(later.call, email)).access).toBeDefined()
  const { body } = await later.call('POST', '/auth/jwt/refresh/', { body: { refresh: pair.refresh } })
  expect(body).toMatchObject({ code: 'token_not_valid' })
  const mails = await later.database.query('select subject from auth.mail where recipient = $1', [email])
  expect(mails).toContainEqual({ subject: 'Two-step verification is off for Aquatint' })
  const events = await later.database.query<{ actor: string }>(
    "select actor from auth.audit where type = 'second_factor_removed'",
  )
  expect(events).toEqual([{ actor: 'system' }])
  await later.close()
})

// Issue 19, line 2
test('the command makes the first member of staff of a shop, and tells the audit log', {
  timeout: SLOW,
}, async () => {
  const shop = await open()
  const { email, uuid } = await register(shop.call)
  await shop.close()

  expect(await command(ADD_STAFF, email.toUpperCase())).toMatchObject({ code: 0 })
  expect((await command(ADD_STAFF, email)).said).toContain('is staff already')

  const later = await open()
  const { access } = await signIn(later.call, email)
  const { body } = await later.call('GET', '/auth/users/me/', { as: access })
  expect(body).toMatchObject({ email, is_staff: true })
  const events = await later.database.query('select subject, actor from auth.audit where type = $1', [
    'staff_added',
  ])
  expect(events).toEqual([{ subject: `user-${uuid}`, actor: 'system' }])
  await later.close()
})

test.each([
  [REMOVE, 'second-factor:remove'],
  [ADD_STAFF, 'staff:add'],
])(
  '%s changes nothing for an unknown email, and explains its use',
  {
    timeout: SLOW,
  },
  async (name, script) => {
    expect((await command(name, 'nobody@example.test')).said).toContain('No account has the email')
    expect(await command(name)).toEqual({ code: 1, said: `Usage: npm run ${script} -- EMAIL` })
  },
)
