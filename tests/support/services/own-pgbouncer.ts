import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { findFreePorts } from '../shop/ports.ts'
import type { OwnPostgres } from './own-postgres.ts'
import { findUnprivileged } from './postgres-binaries.ts'

const PROGRAM = '/usr/sbin/pgbouncer'

export const hasPgbouncer = existsSync(PROGRAM)

/**
 * Runs a pgbouncer in transaction mode before a server, with two connections to it and otherwise its
 * defaults.
 */
export async function createOwnPgbouncer(server: OwnPostgres) {
  const folder = mkdtempSync(join(tmpdir(), 'aquatint-pgbouncer-'))
  const as = findUnprivileged()
  if (as) chownSync(folder, as.uid, as.gid)
  const [port = 0] = await findFreePorts(1)
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
postgres = host=127.0.0.1 port=${server.port} user=tester
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 2
`,
  )
  const bouncer = spawn(PROGRAM, [file], { ...as, stdio: ['ignore', 'ignore', 'pipe'] })
  for await (const line of createInterface(bouncer.stderr)) if (line.includes('process up')) break
  bouncer.stderr.resume()
  return {
    url: `postgres://tester@127.0.0.1:${port}/postgres`,
    async remove() {
      const ended = once(bouncer, 'exit')
      bouncer.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
