import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { childrenOf } from '../shop/children.ts'
import { findFreePorts } from '../shop/ports.ts'
import { findBinaries, findUnprivileged } from './postgres-binaries.ts'

/** A PostgreSQL server of one test's own, to do things to it that would break the other tests. */
export interface OwnPostgres {
  port: number
  url: string
  /** Runs one statement on a connection of its own. */
  query(sql: string): Promise<pg.QueryResultRow[]>
  /** Resolves once the server takes connections. */
  start(): Promise<void>
  /** Stops the server as `pg_ctl -m fast` does: sessions are ended. */
  stop(): Promise<void>
  kill(): Promise<void>
  /** Makes all its processes stand still, with their connections open. */
  freeze(): void
  thaw(): void
  /** Makes a replica of it, which has all that the server has acknowledged. */
  follow(): Promise<OwnPostgres>
  /** Promotes a replica to a server that takes writes and that nothing follows. */
  takeOver(): Promise<void>
  remove(): Promise<void>
}

export const hasPostgres = findBinaries() !== undefined

const program = (name: string) => join(findBinaries() ?? '', name)

export async function createOwnPostgres(): Promise<OwnPostgres> {
  const data = join(newFolder(), 'data')
  runQuietly('initdb', ['-D', data, '-U', 'tester', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'])
  return open(data)
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'aquatint-postgres-'))
  const as = findUnprivileged()
  if (as) chownSync(folder, as.uid, as.gid)
  return folder
}

const runQuietly = (name: string, args: string[]) =>
  execFileSync(program(name), args, { ...findUnprivileged(), stdio: ['ignore', 'ignore', 'pipe'] })

/** Processes die here but the machine does not, so nothing written need be on the disk. */
const SETTINGS = [
  'fsync=off',
  'max_connections=100',
  'wal_keep_size=64MB',
  // For a replica: whoever commits waits for it.
  'wal_retrieve_retry_interval=200ms',
]

async function open(data: string): Promise<OwnPostgres> {
  const folder = join(data, '..')
  const [port = 0] = await findFreePorts(1)
  let server: ChildProcess | undefined

  const listProcesses = (): number[] => {
    if (server?.pid === undefined || server.exitCode !== null || server.signalCode !== null) return []
    return [server.pid, ...childrenOf(server.pid)]
  }
  const signal = (name: NodeJS.Signals, pids: readonly number[]) => {
    for (const pid of pids) {
      try {
        process.kill(pid, name)
      } catch {
        // The process has ended meanwhile.
      }
    }
  }
  const waitUntilEnded = async (name: NodeJS.Signals) => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const exit = once(server, 'exit')
    signal(name, name === 'SIGKILL' ? listProcesses() : [server.pid ?? 0])
    await exit
  }

  const own: OwnPostgres = {
    port,
    url: `postgres://tester@127.0.0.1:${port}/postgres`,
    async query(sql) {
      const client = new pg.Client(own.url)
      await client.connect()
      try {
        return (await client.query(sql)).rows
      } finally {
        await client.end()
      }
    },
    async start() {
      server = spawn(
        program('postgres'),
        [
          ...['-D', data, '-k', folder, '-p', `${port}`, '-c', 'listen_addresses=127.0.0.1'],
          ...SETTINGS.flatMap((setting) => ['-c', setting]),
        ],
        { ...findUnprivileged(), stdio: ['ignore', 'ignore', 'pipe'] },
      )
      await waitUntilReady(server)
    },
    stop: () => waitUntilEnded('SIGINT'),
    kill: () => waitUntilEnded('SIGKILL'),
    freeze: () => signal('SIGSTOP', listProcesses()),
    thaw: () => signal('SIGCONT', listProcesses()),
    async follow() {
      const copy = join(newFolder(), 'data')
      runQuietly('pg_basebackup', [
        '-d',
        own.url,
        '-D',
        copy,
        '-R',
        '-X',
        'stream',
        '-c',
        'fast',
        '--no-sync',
      ])
      const replica = await open(copy)
      await replica.start()
      await own.query(`alter system set synchronous_standby_names = '*'`)
      await own.query('select pg_reload_conf()')
      return replica
    },
    async takeOver() {
      await own.query('select pg_promote()')
      await own.query(`alter system set synchronous_standby_names = ''`)
      await own.query('select pg_reload_conf()')
    },
    async remove() {
      own.thaw()
      await own.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return own
}

async function waitUntilReady(server: ChildProcess): Promise<void> {
  const said: string[] = []
  if (!server.stderr) throw new Error('PostgreSQL says nothing')
  for await (const line of createInterface(server.stderr)) {
    said.push(line)
    if (!/ready to accept (read-only )?connections/.test(line)) continue
    server.stderr.resume()
    return
  }
  throw new Error(`PostgreSQL did not start: ${said.join('\n')}`)
}
