import { createHash, randomUUID } from 'node:crypto'
import { constants, cpSync, existsSync, globSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, inject } from 'vitest'
import type { Database } from '#services/shared/database/driver.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { openPostgres } from '#services/shared/database/postgres.ts'
import { afterFile } from './cleanup.ts'
import { migrateServices } from './migrated.ts'
import { MIGRATED } from './postgres-server.ts'
import { createFolder } from './settings.ts'

/** A database of no rows: with the tables of all services, or none at all. */
type State = 'migrated' | 'empty'

export type OpenStore = (state?: State) => Promise<Database>

/** Promises of the database itself, of migrations and of words in search: each store keeps them by itself. */
const MINDS_THE_STORE = /tests\/services\/(shared|content\/search)\//

/**
 * Runs the same promises over a PostgreSQL server, where one is installed, and over the embedded store. Where
 * they hang little on the store they are run over the server alone, unless STORES is `each` (decision 85).
 * `openStore` gives a database of its own each time, closed and removed after the last test. Open one in
 * `beforeAll`: it takes half a second.
 */
export function onEachStore(promises: (openStore: OpenStore) => void): void {
  const hasServer = inject('postgresUrl') !== null
  const isEach = process.env.STORES === 'each' || MINDS_THE_STORE.test(expect.getState().testPath ?? '')
  if (isEach || !hasServer) describe('on the embedded store', () => promises(closing(openEmbeddedStore)))
  describe.skipIf(!hasServer)('on a PostgreSQL server', () => promises(closing(openServerStore)))
}

const closing =
  (open: OpenStore): OpenStore =>
  async (state) => {
    const database = await open(state)
    afterFile(() => database.close())
    return database
  }

/**
 * Makes a folder with an embedded store, copied from one that is made once: making one takes seconds, and
 * half a second more with its tables.
 */
export async function createStoreFolder(state: State = 'empty'): Promise<string> {
  const template = resolve('node_modules/.cache', `aquatint-store-${state}-${hashOf(state)}`)
  if (!existsSync(template)) await makeTemplate(template, state)
  const folder = createFolder()
  cpSync(template, folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return folder
}

/** A template is made anew when a migration or a function is new. */
const hashOf = (state: State): string => {
  const hash = createHash('sha256').update(readFileSync('package-lock.json'))
  if (state === 'migrated')
    for (const file of globSync('services/**/*.sql').toSorted()) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

async function makeTemplate(template: string, state: State): Promise<void> {
  const draft = `${template}.${randomUUID()}`
  const database = await openEmbedded(draft)
  if (state === 'migrated') await migrateServices(database)
  await database.close()
  try {
    renameSync(draft, template)
  } catch {
    // Another worker made it first.
    rmSync(draft, { recursive: true })
  }
}

const openEmbeddedStore: OpenStore = async (state = 'migrated') =>
  openEmbedded(await createStoreFolder(state))

/** Opens all connections beforehand, so that what a test does at once happens at once. */
const openServerStore: OpenStore = async (state = 'migrated') => {
  const database = openPostgres(await createServerDatabase(state))
  await patiently(() =>
    Promise.all(Array.from({ length: 10 }, () => database.query('select pg_sleep(0.05)'))),
  )
  return database
}

/** Waits for a connection longer than the shop does: many files make their databases at once. */
const patiently = async <T>(work: () => Promise<T>, tries = 5): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (tries === 1 || !(error instanceof Error) || !error.message.includes('timeout')) throw error
    return patiently(work, tries - 1)
  }
}

/** Creates a database on the tests' server and answers its address. */
export async function createServerDatabase(state: State = 'empty'): Promise<string> {
  const server = inject('postgresUrl')
  if (server === null) throw new Error('PostgreSQL is not installed')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = openPostgres(withDatabase(server, 'postgres'))
  await patiently(() =>
    admin.script(`create database ${name} template ${state === 'empty' ? 'template1' : MIGRATED}`),
  )
  await admin.close()
  return withDatabase(server, name)
}

const withDatabase = (server: string, name: string): string => {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
