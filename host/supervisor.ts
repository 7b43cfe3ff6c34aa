import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Settings } from '#services/shared/settings.ts'

/** What the services' process tells the one that started it. */
export type ServicesReport =
  | { kind: 'progress'; text: string }
  | { kind: 'ready' }
  | { kind: 'failed'; reason: string; isDatabase: boolean }

export interface Supervisor {
  /** Stops restarting services: the shop is ending. */
  release(): void
  /**
   * Ends the services, which finish what they have acknowledged, and kills them when it is `late`. Call it
   * once nobody calls them.
   */
  stop(late: AbortSignal): Promise<void>
}

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000
/** A database that is away comes back by itself, so wait this long and no longer. */
const DATABASE_PAUSE_MS = 1_000

/** The services could not start; the message is theirs. */
class NotStarted extends Error {
  readonly isDatabase: boolean
  constructor(reason: string, isDatabase = false) {
    super(reason)
    this.isDatabase = isDatabase
  }
}

/**
 * Starts the services and resolves when they are ready; rejects with their own words when they cannot start.
 * Starts none when all are elsewhere. A process that dies later is started again while the pages stay up,
 * each time after a longer pause, unless it only lacks its database.
 */
export const superviseServices = async (
  { auth, main, content }: Settings,
  progress: (text: string) => void,
): Promise<Supervisor> => {
  if (![auth, main, content].some((service) => service.here))
    return { release: () => {}, stop: async () => {} }

  let stopping = false
  let pause = FIRST_PAUSE_MS
  let child: ChildProcess

  const start = async (): Promise<void> => {
    child = fork(join(import.meta.dirname, 'services.ts'), { stdio: 'inherit' })
    const current = child
    await waitUntilReady(current, progress)
    pause = FIRST_PAUSE_MS
    current.once('exit', () => !stopping && startAgain(pause))
  }

  const startAgain = (milliseconds: number) => {
    console.error(`The services stopped; starting them again in ${milliseconds / 1000} s.`)
    setTimeout(() => stopping || start().catch(retry), milliseconds).unref()
  }

  const retry = (error: Error) => {
    if (stopping) return
    console.error(error.message)
    if (error instanceof NotStarted && error.isDatabase) return startAgain(DATABASE_PAUSE_MS)
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
    startAgain(pause)
  }

  await start()
  return {
    release: () => {
      stopping = true
    },
    stop: async (late) => {
      stopping = true
      if (child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      const kill = () => {
        console.error('The services took too long to end and are killed.')
        child.kill('SIGKILL')
      }
      if (late.aborted) kill()
      else late.addEventListener('abort', kill)
      if (child.connected) child.disconnect()
      await exited
    },
  }
}

const waitUntilReady = (child: ChildProcess, progress: (text: string) => void) =>
  new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new NotStarted(`The services stopped with code ${code}.`)))
    child.on('message', (report: ServicesReport) => {
      if (report.kind === 'progress') progress(report.text)
      if (report.kind === 'ready') resolve()
      if (report.kind === 'failed') reject(new NotStarted(report.reason, report.isDatabase))
    })
  })
