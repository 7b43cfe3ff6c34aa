import { createMainService } from '#services/main/service.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { readSettings } from '#services/shared/settings.ts'

/**
 * Runs the main service in a process of its own. With `mute` it answers no checkout: it prints that it would
 * have.
 */
const isMute = process.argv.includes('mute')
const settings = readSettings(process.env)
const service = await createMainService({ database: await openEmbedded(settings.dataDir), settings })
service.server.prependListener('request', (request, response) => {
  if (!isMute || request.method !== 'POST' || !request.url?.endsWith('/checkout/')) return
  response.writeHead = () => response
  response.end = (...[body]: unknown[]) => {
    console.log(`unsaid ${response.statusCode} ${body}`)
    return response
  }
})
console.log(`listening ${await service.listen({ host: '127.0.0.1', port: 0 })}`)
