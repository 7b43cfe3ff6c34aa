import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createServer } from 'vite'
import { readSettings } from '#services/shared/settings.ts'
import { runCodegen } from '../codegen.ts'
import { announce } from './announce.ts'
import { endWhenTold } from './ending.ts'
import { listen } from './listen.ts'
import { openMetrics } from './metrics.ts'
import { failWith } from './shop.ts'
import { superviseServices } from './supervisor.ts'
import { createPageTemplate } from './web/page.ts'
import { createWeb } from './web/server.ts'

/**
 * `npm run dev`: serves the client's sources through Vite, generates types anew with each document, and
 * allows ad-hoc operations.
 */
const root = join(import.meta.dirname, '..')

const DEV_ENDING_MS = 3_000

const startVite = async () => {
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true },
  })
  vite.watcher.on('all', (_event, file) => {
    if (file.endsWith('.graphql')) runCodegen().catch((error: Error) => console.error(error.message))
  })
  return vite
}

const start = async () => {
  const settings = readSettings({ GRAPHQL_ADHOC: '1', ...process.env })
  await runCodegen()
  const services = await superviseServices(settings, (text) => console.log(text))
  const vite = await startVite()
  const web = await createWeb({
    settings,
    render: async ({ url, ...request }) => {
      const html = await readFile(join(root, 'client', 'index.html'), 'utf8')
      const page = createPageTemplate(settings, await vite.transformIndexHtml(url, html))
      return page.render({ url, ...request })
    },
    serveSources: (app: FastifyInstance) => {
      app.addHook('onRequest', (request, reply, done) =>
        vite.middlewares(request.raw, reply.raw, () => done()),
      )
    },
  })
  await openMetrics(settings, 'web')
  await listen(web, { host: settings.host, port: settings.port, setting: 'PORT', hostSetting: 'HOST' })
  announce(settings)

  // Cut connections at once: a developer waits, and pages reload anyway.
  endWhenTold(['SIGINT', 'SIGTERM'], async () => {
    web.server.closeAllConnections()
    await Promise.all([web.close(), vite.close()])
    await services.stop(AbortSignal.timeout(DEV_ENDING_MS))
  })
}

await start().catch(failWith)
