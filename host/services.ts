import { DatabaseError } from '#services/shared/database/driver.ts'
import { explainFullDisk } from '#services/shared/database/full-disk.ts'
import { NoDatabase, openDatabase } from '#services/shared/database/open.ts'
import { readSettings } from '#services/shared/settings.ts'
import { traceDatabase } from '#services/shared/tracing/database.ts'
import { startTracing } from '#services/shared/tracing/start.ts'
import { type Coming, drain, VISITORS, waitForAbort } from './drain.ts'
import { ENDING_MS, endWhenTold } from './ending.ts'
import { openMetrics } from './metrics.ts'
import { openServices, SERVICES } from './open-services.ts'
import type { ServicesReport } from './supervisor.ts'

/**
 * The process of the REST services and the embedded store, apart from the web process so that a long query
 * never stalls a page (design.md section 7). It starts only services that have no address of their own in the
 * settings.
 */
const settings = readSettings(process.env)
const LOOPBACK = '127.0.0.1'
const report = (message: ServicesReport) => process.send?.(message)

/** There is nothing to finish before all services run: what was acknowledged outlives the process. */
let finish = async () => {}

/** Wait for it before ending: Node never exits while the embedded store is being compiled. */
let opening: Promise<unknown> = Promise.resolve()

const start = async () => {
  const tracing = await startTracing('services')
  const progress = (text: string) => report({ kind: 'progress', text })
  const opened = openDatabase(settings, { progress })
  opening = opened
  const database = traceDatabase(await opened)
  const names = SERVICES.filter((name) => settings[name].here)
  const services = await openServices(names, { database, settings, host: LOOPBACK, progress })
  await openMetrics(settings, 'services')
  report({ kind: 'ready' })

  finish = async () => {
    const late = AbortSignal.timeout(ENDING_MS)
    await drain(services, late, isSupervised ? WEB : VISITORS)
    await Promise.race([Promise.all([database.close(), tracing.stop()]), waitForAbort(late)])
  }
}

const isSupervised = process.send !== undefined
/** Whether the web process has ended, after which nobody calls. */
let isLeft = false
/**
 * The web process may be told to end at the same moment and still answer visitors, so its silence does not
 * mean that it has gone.
 */
const WEB: Coming = { quiet: Number.POSITIVE_INFINITY, most: 8_000, isOver: () => isLeft }

const stop = endWhenTold(isSupervised ? ['SIGTERM'] : ['SIGTERM', 'SIGINT'], async () => {
  await opening.catch(() => {})
  await finish()
})
process.once('disconnect', () => {
  isLeft = true
  stop()
})
// Ignore the terminal's signal: it goes to both processes, and the web process must end first.
if (isSupervised) process.on('SIGINT', () => {})
try {
  await start()
} catch (error) {
  const reason = explainFullDisk(error, settings) ?? (error instanceof Error ? error.message : String(error))
  const isDatabase = error instanceof NoDatabase || error instanceof DatabaseError
  if (isSupervised) report({ kind: 'failed', reason, isDatabase })
  else console.error(reason)
  process.exit(1)
}
