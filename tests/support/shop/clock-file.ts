import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const DAY_MS = 86_400_000

export interface ClockFile {
  /** What processes are given whose clock it moves (moved-clock.ts). */
  env: { NODE_OPTIONS: string; CLOCK_FILE: string }
  now(): Date
  /** Lets days go by. */
  wait(days: number): Promise<void>
  remove(): Promise<void>
}

export async function createClockFile(): Promise<ClockFile> {
  const folder = await mkdtemp(join(tmpdir(), 'aquatint-clock-'))
  const file = join(folder, 'ahead')
  await writeFile(file, '0')
  const clock = pathToFileURL(join(import.meta.dirname, 'moved-clock.ts'))
  let ahead = 0
  return {
    env: { NODE_OPTIONS: `--import ${clock}`, CLOCK_FILE: file },
    now: () => new Date(Date.now() + ahead),
    async wait(days) {
      ahead += days * DAY_MS
      await writeFile(file, `${ahead}`)
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
