import { openMetrics } from '#host/metrics.ts'
import { createWeb } from '#host/web/server.ts'
import { readSettings } from '#services/shared/settings.ts'
import { startTracing } from '#services/shared/tracing/start.ts'

/** Runs the web process alone, before the services that its settings name. */
const settings = readSettings(process.env)
await startTracing('web')
await openMetrics(settings, 'web')
const web = await createWeb({ settings, render: () => 'a page' })
console.log(`listening ${await web.listen({ host: '127.0.0.1', port: 0 })}`)
