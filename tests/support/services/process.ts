import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { afterFile } from './cleanup.ts'
import { JWT_SECRET, TAX_KEYS } from './secret.ts'

export interface Running {
  /** Its output so far, line by line. */
  lines: string[]
  /** Waits for a line that `found` accepts. Throws the process's last words if it ends without one. */
  until(found: (line: string) => boolean): Promise<string>
  /** Its exit code once it has ended; null after a signal. */
  ended: Promise<number | null>
  pid: number
  /** Tells it to end, or whatever else the signal says. */
  signal(name: NodeJS.Signals): void
  /** Ends it as a crash would. */
  kill(): Promise<void>
}

/** Runs a TypeScript file in a process of its own, which ends with this file's tests at the latest. */
export function run(file: string, args: string[], env: Record<string, string> = {}): Running {
  const child = spawn(process.execPath, [file, ...args], {
    env: { ...process.env, JWT_SECRET, ...(env.DATABASE_URL && { TAX_KEYS }), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const watchers = new Set<(line: string | null) => void>()
  const tell = (line: string | null) => {
    for (const watcher of [...watchers]) watcher(line)
  }
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => {
      lines.push(line)
      tell(line)
    })
  }
  child.once('close', () => tell(null))
  const running: Running = {
    lines,
    pid: child.pid ?? 0,
    signal: (name) => void child.kill(name),
    ended: once(child, 'close').then(([code]) => code),
    until: (found) =>
      new Promise((resolve, reject) => {
        const watch = (line: string | null) => {
          if (line !== null && !found(line)) return
          watchers.delete(watch)
          line === null ? reject(new Error(`ended: ${lines.slice(-5).join('\n')}`)) : resolve(line)
        }
        const past = lines.find(found)
        if (past !== undefined) resolve(past)
        else if (isOver(child)) watch(null)
        else watchers.add(watch)
      }),
    async kill() {
      if (isOver(child)) return
      const closed = once(child, 'close')
      child.kill('SIGKILL')
      await closed
    },
  }
  afterFile(running.kill)
  return running
}

const isOver = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null
