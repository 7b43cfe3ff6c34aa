import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { TestProject } from 'vitest/node'
import { openPostgres } from '#services/shared/database/postgres.ts'
import { migrateServices } from './migrated.ts'
import { findBinaries, findUnprivileged } from './postgres-binaries.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Address of the tests' PostgreSQL server, without a database; null where PostgreSQL is not installed.
     */
    postgresUrl: string | null
  }
}

/** The database of this server with the tables of all services and no rows, to be copied. */
export const MIGRATED = 'migrated'

/** Starts one PostgreSQL server for the whole run, in a folder of its own, reached by a socket in it. */
export default async function setup({ provide }: TestProject) {
  const bin = findBinaries()
  if (!bin) {
    console.warn('PostgreSQL is not installed (initdb not found): its tests are skipped.')
    provide('postgresUrl', null)
    return
  }
  const folder = mkdtempSync(join(tmpdir(), 'aquatint-postgres-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const server = await start(bin, folder).catch((error) => {
    remove()
    throw error
  })
  const host = `?host=${encodeURIComponent(folder)}`
  await makeMigrated(host)
  provide('postgresUrl', `postgres://tester@localhost/${host}`)
  return async () => {
    const ended = once(server, 'exit')
    server.kill('SIGINT')
    await ended
    remove()
  }
}

async function makeMigrated(host: string) {
  const admin = openPostgres(`postgres://tester@localhost/postgres${host}`)
  await admin.script(`create database ${MIGRATED}`)
  await admin.close()
  const database = openPostgres(`postgres://tester@localhost/${MIGRATED}${host}`)
  await migrateServices(database)
  await database.close()
}

async function start(bin: string, folder: string) {
  const as = findUnprivileged()
  if (as) chownSync(folder, as.uid, as.gid)
  const data = join(folder, 'data')
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'tester', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    {
      ...as,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  // Nothing has to outlive the run.
  const fast = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'listen_addresses=',
    // A store keeps ten until its file has ended, and a file has up to thirty stores.
    'max_connections=1000',
  ]
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-k', folder, ...fast.flatMap((option) => ['-c', option])],
    {
      ...as,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  const said: string[] = []
  for await (const line of createInterface(server.stderr)) {
    said.push(line)
    if (!line.includes('ready to accept connections')) continue
    server.stderr.resume()
    return server
  }
  throw new Error(`PostgreSQL did not start: ${said.join('\n')}`)
}
