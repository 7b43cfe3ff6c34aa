import { explainFullDisk } from '#services/shared/database/full-disk.ts'
import { openDatabase } from '#services/shared/database/open.ts'
import { readSettings, type Settings, SettingsError } from '#services/shared/settings.ts'
import { traceDatabase } from '#services/shared/tracing/database.ts'
import { startTracing } from '#services/shared/tracing/start.ts'
import { drain, waitForAbort } from './drain.ts'
import { ENDING_MS, endWhenTold } from './ending.ts'
import { openMetrics } from './metrics.ts'
import { openServices, SERVICES, type ServiceName } from './open-services.ts'
import { failWith } from './shop.ts'

/** `npm run service -- auth|main|content`: runs one service alone, where SERVICE_HOST and its port say. */
const USAGE = 'Usage: npm run service -- auth|main|content'
const EMBEDDED =
  'Wrong settings: DATABASE_URL must be set where a service runs alone, as the embedded store is for one process'

let finish = async () => {}
endWhenTold(['SIGINT', 'SIGTERM'], () => finish())

const start = async (name: ServiceName, settings: Settings) => {
  const tracing = await startTracing('services')
  const progress = (text: string) => console.log(text)
  const database = traceDatabase(await openDatabase(settings))
  const host = settings.serviceHost
  const opened = await openServices([name], { database, settings, host, progress })
  await openMetrics(settings, 'services')
  finish = async () => {
    const late = AbortSignal.timeout(ENDING_MS)
    await drain(opened, late)
    await Promise.race([Promise.all([database.close(), tracing.stop()]), waitForAbort(late)])
  }
  console.log(`ready ${name} http://${host.includes(':') ? `[${host}]` : host}:${settings[name].port}`)
}

try {
  const [argument, ...more] = process.argv.slice(2)
  const name = SERVICES.find((each) => each === argument)
  if (name === undefined || more.length > 0) throw new SettingsError(USAGE)
  // Several of a service may run here, and what takes test cards has one port.
  const settings = { ...readSettings(process.env), demonstrationCards: null }
  if (settings.databaseUrl === undefined) throw new SettingsError(EMBEDDED)
  await start(name, settings).catch((error) => failWith(explainFullDisk(error, settings) ?? error))
} catch (error) {
  failWith(error)
}
