import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { StaffList } from '#services/auth/contract.ts'
import { createAuthService } from '#services/auth/service.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { type Call, serve } from '#tests/support/services/http.ts'
import { createSettings } from '#tests/support/services/settings.ts'
import { onEachStore } from '#tests/support/services/stores.ts'

onEachStore((openStore) => {
  let database: Database
  let call: Call
  const add = (email: string, isStaff = true) =>
    database.query(
      `insert into auth.users (uuid, email, name, password, is_staff, created)
       values ($1, $2, '', '', $3, now())`,
      [randomUUID(), email, isStaff],
    )
  const ask = (...names: string[]) =>
    call('GET', `/auth/staff/?${new URLSearchParams(names.map((name) => ['name', name]))}`)
  const emailsOf = async (...names: string[]) =>
    ((await ask(...names)).body as StaffList).results.map(({ email }) => email)

  beforeAll(async () => {
    database = await openStore()
    call = await serve(await createAuthService({ database, settings: createSettings() }))
    for (const email of ['ann@aquatint.test', 'ann@prints.test', 'anna@aquatint.test', 'bo@aquatint.test'])
      await add(email)
    await add('cy@example.test', false)
  })

  describe('staff', () => {
    test('are found by their email, and by what stands before its @', async () => {
      expect(await emailsOf('bo')).toEqual(['bo@aquatint.test'])
      expect(await emailsOf('ANN@prints.test')).toEqual(['ann@prints.test'])
      expect(await emailsOf('ann', 'bo', 'bo@aquatint.test')).toEqual([
        'ann@aquatint.test',
        'ann@prints.test',
        'bo@aquatint.test',
      ])
    })

    test('are no customers, and nobody who is called otherwise', async () => {
      expect(await emailsOf('cy', 'cy@example.test', 'an', 'aquatint.test', '%', 'ann@')).toEqual([])
    })

    test('of one name are 6 at most, so that they hide no other', async () => {
      for (let each = 0; each < 7; each++) await add(`many@${each}.test`)
      expect(await emailsOf('many', 'zoe')).toHaveLength(6)
      await add('zoe@zoo.test')
      expect(await emailsOf('many', 'zoe')).toHaveLength(7)
    })

    test.each([[], [''], ['x'.repeat(255)], Array.from({ length: 21 }, (_, each) => `name${each}`)])(
      'are asked for by 1 to 20 names (%#)',
      async (...names) => {
        expect((await ask(...names)).status).toBe(400)
      },
    )
  })
})
