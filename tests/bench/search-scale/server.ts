import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Database } from '#services/shared/database/driver.ts'
import { openPostgres } from '#services/shared/database/postgres.ts'
import { findBinaries, findUnprivileged } from '../../support/services/postgres-binaries.ts'

export interface OpenedServer {
  /** For DATABASE_URL. */
  url: string
  pid: number
  database: Database
  /** Ends the server too. */
  close(): Promise<void>
}

/** As much memory as a shop of that size would give it; a crash of the machine may cost the store. */
const OPTIONS = [
  'listen_addresses=',
  'shared_buffers=4GB',
  'work_mem=16MB',
  'max_wal_size=8GB',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
]

const program = (name: string): string => {
  const folder = findBinaries()
  if (!folder) throw new Error('PostgreSQL is not installed.')
  return join(folder, name)
}

/** Makes an empty store in a folder. */
export function initServer(folder: string): void {
  chmodSync(folder, 0o755)
  const data = join(folder, 'data')
  const as = findUnprivileged()
  mkdirSync(data, { mode: 0o700 })
  if (as) chownSync(data, as.uid, as.gid)
  execFileSync(
    program('initdb'),
    ['-D', data, '-U', 'bench', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...as, stdio: ['ignore', 'ignore', 'inherit'] },
  )
}

/** Opens a server of this bench's own on a socket in its folder. */
export async function openServer(folder: string): Promise<OpenedServer> {
  const socket = join(folder, 'data')
  const server = spawn(
    program('postgres'),
    ['-D', socket, '-k', socket, ...OPTIONS.flatMap((option) => ['-c', option])],
    { ...findUnprivileged(), stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const said: string[] = []
  let ready = false
  for await (const text of createInterface(server.stderr)) {
    said.push(text)
    ready = text.includes('ready to accept connections')
    if (ready) break
  }
  if (!ready) throw new Error(`PostgreSQL did not start: ${said.join('\n')}`)
  server.stderr.resume()
  const url = `postgres://bench@localhost/postgres?host=${encodeURIComponent(socket)}`
  const database = openPostgres(url)
  return {
    url,
    pid: server.pid ?? 0,
    database,
    async close() {
      await database.close()
      const ended = once(server, 'exit')
      server.kill('SIGINT')
      await ended
    },
  }
}
