import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Settings } from '#services/shared/settings.ts'

/** What the process of the services tells the one that started it. */
export type ServicesReport =
  | { kind: 'progress'; text: string }
  | { kind: 'ready' }
  | { kind: 'failed'; reason: string }

export interface Supervisor {
  /** Ends the services, letting them finish what they acknowledged. */
  stop(): Promise<void>
}

/** glibc keeps an arena a thread, and the picture threads would hold 100 MB in them that nobody uses. */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '2', ...process.env }

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000

/**
 * Starts the services and resolves when they are ready; rejects with their own words when they cannot start.
 * Starts none when all are elsewhere. From then on a process that dies is started again, each time after a longer pause, while the pages stand.
 */
export const superviseServices = async (
  { auth, main, content }: Settings,
  progress: (text: string) => void,
): Promise<Supervisor> => {
  if (![auth, main, content].some((service) => service.here)) return { stop: async () => {} }

  let stopping = false
  let pause = FIRST_PAUSE_MS
  let child: ChildProcess

  const start = async (): Promise<void> => {
    child = fork(join(import.meta.dirname, 'services.ts'), { stdio: 'inherit', env: ENVIRONMENT })
    const current = child
    await readiness(current, progress)
    pause = FIRST_PAUSE_MS
    current.once('exit', () => !stopping && again())
  }

  const again = () => {
    console.error(`The services stopped; starting them again in ${pause / 1000} s.`)
    setTimeout(() => start().catch(retry), pause).unref()
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
  }

  const retry = (error: Error) => {
    if (stopping) return
    console.error(error.message)
    again()
  }

  await start()
  return {
    stop: async () => {
      stopping = true
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

const readiness = (child: ChildProcess, progress: (text: string) => void) =>
  new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The services stopped with code ${code}.`)))
    child.on('message', (report: ServicesReport) => {
      if (report.kind === 'progress') progress(report.text)
      if (report.kind === 'ready') resolve()
      if (report.kind === 'failed') reject(new Error(report.reason))
    })
  })
