import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** What Linux keeps in memory alone. */
const IN_MEMORY = '/dev/shm'

/** In bytes: a run was seen to have a third of it there at once. */
const ROOM = 8 * 2 ** 30

/**
 * Puts the temporary files of this process, and of those that it starts, into memory until it ends, where
 * there is room: a run copies some 200 stores of 1,400 files each.
 */
export function keepTemporaryInMemory(): void {
  if (!existsSync(IN_MEMORY)) return
  forgetEndedRuns()
  const { bavail, bsize } = statfsSync(IN_MEMORY)
  if (bavail * bsize < ROOM) return
  const folder = mkdtempSync(join(IN_MEMORY, `${PREFIX}${process.pid}-`))
  // A PostgreSQL server that tests start as another user has its folder in it.
  chmodSync(folder, 0o755)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  process.env.TMPDIR = folder
}

const PREFIX = 'aquatint-test-'

/** A run that was killed has left its folder, and memory is short of it until then. */
function forgetEndedRuns(): void {
  for (const name of readdirSync(IN_MEMORY)) {
    const [, pid] = new RegExp(`^${PREFIX}(\\d+)-`).exec(name) ?? []
    if (pid !== undefined && !existsSync(`/proc/${pid}`))
      rmSync(join(IN_MEMORY, name), { recursive: true, force: true })
  }
}
