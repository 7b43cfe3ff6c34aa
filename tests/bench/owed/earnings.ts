import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { Database } from '#services/shared/database/driver.ts'
import { migrate } from '#services/shared/database/migrate.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { initServer, openServer } from '../search-scale/server.ts'
import { fillOwed } from './fill.ts'
import { timeEarnings } from './time-earnings.ts'

/**
 * `npm run bench:earnings -- --store server --artists 10 --lines 200000`: times what one of ten artists reads
 * of their 20,000 lines, and the PDF of one month of them (issue 16, line 36). `--store embedded` does so on
 * the embedded store instead of a PostgreSQL of its own.
 */
const sized = z.coerce.number().int().min(1).max(10_000_000)
const { store, artists, lines } = z
  .object({ store: z.enum(['server', 'embedded']), artists: sized, lines: sized })
  .parse(
    parseArgs({
      options: {
        store: { type: 'string', default: 'server' },
        artists: { type: 'string', default: '10' },
        lines: { type: 'string', default: '200000' },
      },
    }).values,
  )

const folder = mkdtempSync(join(tmpdir(), 'aquatint-earnings-'))

const openStore = async (): Promise<{ database: Database; close(): Promise<void> }> => {
  if (store === 'server') {
    initServer(folder)
    return openServer(folder)
  }
  const database = await openEmbedded(folder)
  return { database, close: () => database.close() }
}

const opened = await openStore()
try {
  await migrate(opened.database, 'main', 'services/main/migrations')
  const began = performance.now()
  await fillOwed(opened.database, { artists, lines })
  console.error(`wrote ${lines} lines in ${Math.round(performance.now() - began)} ms, load ${loadavg()[0]}`)
  await timeEarnings(opened.database)
} finally {
  await opened.close()
  rmSync(folder, { recursive: true, force: true })
}
