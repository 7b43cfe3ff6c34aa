import { createAuthService } from '#services/auth/service.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { readSettings } from '#services/shared/settings.ts'

/**
 * Runs the auth service with its log at its most talkative, and a route that does what no route should: it
 * logs its secrets.
 */
const settings = readSettings(process.env)
const service = await createAuthService({ database: await openEmbedded(settings.dataDir), settings })
service.post('/careless/:token/', async ({ body, headers, log }) => {
  log.info({ body, headers, nested: { body } }, 'careless')
  throw new Error('broken')
})
console.log(`listening ${await service.listen({ host: '127.0.0.1', port: 0 })}`)
