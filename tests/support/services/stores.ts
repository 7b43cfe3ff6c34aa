import { randomUUID } from 'node:crypto'
import { constants, cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, inject } from 'vitest'
import type { Database } from '#services/shared/database/driver.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { openPostgres } from '#services/shared/database/postgres.ts'
import { afterFile } from './cleanup.ts'
import { createFolder } from './settings.ts'

export type OpenStore = () => Promise<Database>

/**
 * Runs the same promises over the embedded store and, where one is installed, over a PostgreSQL server.
 * `openStore` gives an empty database each time, closed and removed after the last test. Open one in
 * `beforeAll`: it takes half a second.
 */
export function onEachStore(promises: (openStore: OpenStore) => void): void {
  describe('on the embedded store', () => promises(closing(openEmbeddedStore)))
  describe.skipIf(inject('postgresUrl') === null)('on a PostgreSQL server', () =>
    promises(closing(openServerStore)),
  )
}

const closing =
  (open: OpenStore): OpenStore =>
  async () => {
    const database = await open()
    afterFile(() => database.close())
    return database
  }

/**
 * Makes a folder with an empty embedded store, copied from one that is made once: making one takes seconds.
 */
export async function createStoreFolder(): Promise<string> {
  const template = resolve('node_modules/.cache/aquatint-empty-store')
  if (!existsSync(template)) await makeTemplate(template)
  const folder = createFolder()
  cpSync(template, folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return folder
}

async function makeTemplate(template: string): Promise<void> {
  const draft = `${template}.${randomUUID()}`
  await (await openEmbedded(draft)).close()
  try {
    renameSync(draft, template)
  } catch {
    // Another worker made it first.
    rmSync(draft, { recursive: true })
  }
}

const openEmbeddedStore: OpenStore = async () => openEmbedded(await createStoreFolder())

/** Opens all connections beforehand, so that what a test does at once happens at once. */
const openServerStore: OpenStore = async () => {
  const database = openPostgres(await createServerDatabase())
  await Promise.all(Array.from({ length: 10 }, () => database.query('select pg_sleep(0.05)')))
  return database
}

/** Creates an empty database on the tests' server and answers its address. */
export async function createServerDatabase(): Promise<string> {
  const server = inject('postgresUrl')
  if (server === null) throw new Error('PostgreSQL is not installed')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = openPostgres(withDatabase(server, 'postgres'))
  await admin.script(`create database ${name}`)
  await admin.close()
  return withDatabase(server, name)
}

const withDatabase = (server: string, name: string): string => {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
