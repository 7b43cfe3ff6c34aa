import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { PGlite } from '@electric-sql/pglite'
import { migrateContent } from '#services/content/schema.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { openPostgres } from '#services/shared/database/postgres.ts'
import { root } from '../../../scripts/run.ts'
import { loadCatalogue, type Target } from './load.ts'

export type StoreName = 'postgres' | 'pglite'

export interface OpenedStore {
  database: Database
  close(): Promise<void>
}

/**
 * Opens a store with a made catalogue of `size` images. It is made once and kept in the system's temporary
 * folder until the code that makes it changes.
 */
export async function openMadeStore(
  name: StoreName,
  size: number,
  say: (text: string) => void,
): Promise<OpenedStore> {
  const folder = join(tmpdir(), 'aquatint-bench-search', `${name}-${size}-${fingerprint()}`)
  if (!existsSync(folder)) {
    const draft = `${folder}.draft`
    rmSync(draft, { recursive: true, force: true })
    mkdirSync(draft, { recursive: true })
    say(`making ${size} images in ${folder}`)
    await (name === 'postgres' ? makePostgres : makeEmbedded)(draft, size, say)
    renameSync(draft, folder)
  }
  return name === 'postgres' ? openServer(folder) : openFolder(folder)
}

/** Hashes all that decides what is in the store. */
function fingerprint(): string {
  const files = [
    ...globSync('services/content/{migrations,index/functions}/*.sql', { cwd: root }),
    ...globSync(
      'services/content/index/{lexemes,facets,sections,blocks,words,runs,stems,texts,vocabulary}.ts',
      { cwd: root },
    ),
    ...globSync('tests/bench/search-scale/{catalogue,load}.ts', { cwd: root }),
  ].sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 10)
}

async function openFolder(folder: string): Promise<OpenedStore> {
  const database = await openEmbedded(folder)
  return { database, close: () => database.close() }
}

async function makeEmbedded(folder: string, size: number, say: (text: string) => void) {
  const database = await openEmbedded(folder)
  await migrateContent(database)
  await database.close()
  const raw = await PGlite.create(join(folder, 'store', 'pgdata'))
  const target: Target = {
    query: async <T>(sql: string, params?: readonly unknown[]) =>
      (await raw.query<T>(sql, [...(params ?? [])])).rows,
    script: async (sql) => void (await raw.exec(sql)),
    copy: async (table, columns, rows) =>
      void (await raw.query(`copy ${table} (${columns}) from '/dev/blob'`, [], { blob: new Blob([rows]) })),
  }
  await loadCatalogue(target, size, say)
  await raw.close()
}

async function makePostgres(folder: string, size: number, say: (text: string) => void) {
  chmodSync(folder, 0o755)
  const data = join(folder, 'data')
  const as = unprivileged()
  mkdirSync(data, { mode: 0o700 })
  if (as) chownSync(data, as.uid, as.gid)
  execFileSync(
    join(binaries(), 'initdb'),
    ['-D', data, '-U', 'bench', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...as, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const { database, close } = await openServer(folder)
  await migrateContent(database)
  const rowsFile = join(folder, 'rows')
  const target: Target = {
    query: (sql, params) => database.query(`${sql}`, params),
    script: database.maintain,
    async copy(table, columns, rows) {
      writeFileSync(rowsFile, rows, { mode: 0o644 })
      await database.query(`copy ${table} (${columns}) from '${rowsFile}'`)
    },
  }
  await loadCatalogue(target, size, say)
  rmSync(rowsFile)
  await close()
}

/**
 * Opens a server of this bench's own on a socket in its folder, with as much memory as a shop of that size
 * would give it.
 */
async function openServer(folder: string): Promise<OpenedStore> {
  const options = [
    ...[
      'listen_addresses=',
      'shared_buffers=4GB',
      'work_mem=16MB',
      'max_wal_size=8GB',
      'fsync=off',
      'synchronous_commit=off',
    ],
    ...['full_page_writes=off', 'autovacuum=off'],
  ]
  const socket = join(folder, 'data')
  const server = spawn(
    join(binaries(), 'postgres'),
    ['-D', socket, '-k', socket, ...options.flatMap((option) => ['-c', option])],
    { ...unprivileged(), stdio: ['ignore', 'ignore', 'pipe'] },
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
  const database = openPostgres(`postgres://bench@localhost/postgres?host=${encodeURIComponent(socket)}`)
  return {
    database,
    async close() {
      await database.close()
      const ended = once(server, 'exit')
      server.kill('SIGINT')
      await ended
    },
  }
}

function binaries(): string {
  const folder = globSync('/usr/lib/postgresql/*/bin').sort().at(-1)
  if (!folder) throw new Error('PostgreSQL is not installed under /usr/lib/postgresql.')
  return folder
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody']))
  return { uid: idOf('-u'), gid: idOf('-g') }
}
