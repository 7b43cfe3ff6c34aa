import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

/** Finds the folder of the newest PostgreSQL that is installed; undefined where there is none. */
export function findBinaries(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'initdb'))
  const installed = globSync('/usr/lib/postgresql/*/bin/initdb').sort().reverse()
  return [...installed, ...onPath].filter((file) => existsSync(file)).map(dirname)[0]
}

/** PostgreSQL and pgbouncer refuse to run as root. */
export function findUnprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody']))
  return { uid: idOf('-u'), gid: idOf('-g') }
}
