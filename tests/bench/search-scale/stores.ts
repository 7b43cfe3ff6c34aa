import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { migrateContent } from '#services/content/schema.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import type { Made } from './catalogue.ts'
import { keepFolder } from './kept-folder.ts'
import { loadCatalogue, type Target } from './load.ts'
import { initServer, openServer } from './server.ts'

export type StoreName = 'postgres' | 'pglite'

export interface OpenedStore {
  database: Database
  close(): Promise<void>
}

/** All that decides what is in a store with a made catalogue. */
export const MADE_OF = [
  'services/content/{migrations,index/functions}/*.sql',
  'services/content/index/{lexemes,facets,sections,blocks,words,runs,stems,texts,vocabulary}.ts',
  'tests/bench/search-scale/{catalogue,load}.ts',
]

type Say = (text: string) => void

/** Opens a store with a made catalogue. */
export async function openMadeStore(name: StoreName, made: Made, say: Say): Promise<OpenedStore> {
  const folder = await keepFolder(`${name}-${made.size}`, MADE_OF, (draft) => {
    say(`making ${made.size} images in ${draft}`)
    return name === 'postgres' ? makePostgres(draft, made, say) : makeEmbedded(draft, made, say)
  })
  return name === 'postgres' ? openServer(folder) : openFolder(folder)
}

async function openFolder(folder: string): Promise<OpenedStore> {
  const database = await openEmbedded(folder)
  return { database, close: () => database.close() }
}

async function makeEmbedded(folder: string, made: Made, say: Say) {
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
  await loadCatalogue(target, made, say)
  await raw.close()
}

/** Makes a store with a catalogue for a server; `more` may write what else is to be in it. */
export async function makePostgres(
  folder: string,
  made: Made,
  say: Say,
  more: (target: Target) => Promise<void> = async () => {},
) {
  initServer(folder)
  const { database, close } = await openServer(folder)
  try {
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
    await loadCatalogue(target, made, say)
    await more(target)
    rmSync(rowsFile)
  } finally {
    await close()
  }
}
