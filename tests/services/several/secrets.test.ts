import { resolve } from 'node:path'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { run } from '#tests/support/services/process.ts'
import { createFolder } from '#tests/support/services/settings.ts'
import { createServerDatabase } from '#tests/support/services/stores.ts'
import { findFreePorts } from '#tests/support/shop/ports.ts'
import { writeStorefront } from '#tests/support/shop/storefront.ts'

const OTHER = { JWT_SECRET: 'another-secret-than-that-of-the-tests-here' }

describe.skipIf(inject('postgresUrl') === null)(
  'JWT_SECRET of several processes',
  { timeout: 180_000 },
  () => {
    let env: Record<string, string>
    beforeAll(async () => {
      const [auth, web] = await findFreePorts(2)
      env = {
        DATA_DIR: createFolder(),
        DATABASE_URL: await createServerDatabase(),
        SEED: 'none',
        AUTH_PORT: `${auth}`,
        PORT: `${web}`,
        AUTH_URL: `http://127.0.0.1:${auth}`,
        MAIN_URL: 'http://127.0.0.1:9',
        CONTENT_URL: 'http://127.0.0.1:9',
      }
    })
    const service = (more: Record<string, string> = {}) =>
      run(resolve('host/service.ts'), ['auth'], { ...env, ...more })
    const web = (more: Record<string, string> = {}) =>
      run(resolve('tests/support/shop/entry.ts'), [writeStorefront(createFolder())], { ...env, ...more })

    test('a service with a different one does not start until its secret is changed on purpose', async () => {
      const first = service()
      await first.until((line) => line.startsWith('ready auth'))
      const second = service({ ...OTHER, AUTH_PORT: `${(await findFreePorts(1))[0]}` })
      expect(await second.ended).toBe(1)
      expect(second.lines).toEqual([expect.stringContaining('another JWT_SECRET')])
      expect(second.lines[0]).toContain('npm run secret:change')

      const refused = web(OTHER)
      expect(await refused.ended).toBe(1)
      expect(refused.lines).toEqual([
        'Wrong settings: AUTH_URL leads to a service that refuses us, as its JWT_SECRET is another',
      ])

      first.signal('SIGTERM')
      expect(await first.ended).toBe(0)
      expect(await run(resolve('host/change-secret.ts'), [], { ...env, ...OTHER }).ended).toBe(0)
      const third = service(OTHER)
      await third.until((line) => line.startsWith('ready auth'))
      third.signal('SIGTERM')
      expect(await third.ended).toBe(0)
    })

    test('a web process names the service with a different one, even if it starts later', async () => {
      const shop = web()
      await shop.until((line) => line.startsWith('ready http'))
      const later = service(OTHER)
      await later.until((line) => line.startsWith('ready auth'))
      const readiness = async () => (await fetch(`http://localhost:${env.PORT}/health/ready`)).json()
      await expect.poll(readiness, { timeout: 60_000 }).toEqual({
        detail:
          'Not available: the account service (its JWT_SECRET is another), the project service, the catalogue service.',
      })
    })
  },
)
