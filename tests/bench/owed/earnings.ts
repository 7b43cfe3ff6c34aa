import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { listUnpaid, viewEarnings } from '#services/main/earnings/queries.ts'
import { listSales } from '#services/main/earnings/sales/queries.ts'
import { createIssuing } from '#services/main/statements/issuing.ts'
import { createStatementPrinter } from '#services/main/statements/printer.ts'
import { listStatements, viewAsOf, viewStatement } from '#services/main/statements/queries.ts'
import { migrate } from '#services/shared/database/migrate.ts'
import { readSettings } from '#services/shared/settings.ts'
import { timingOf } from '../measure.ts'
import { initServer, openServer } from '../search-scale/server.ts'
import { fillOwed } from './fill.ts'

/**
 * `npm run bench:earnings`: times what one of fifty artists, with 20,000 of a million lines, reads of their
 * money, on a PostgreSQL of its own (issue 16, line 36).
 */
const ARTIST = 1_000
const CALLS = 30
const TIME_ZONE = 'America/New_York'
const NOW = new Date('2026-12-05T17:00:00Z')
const FIRST = { limit: 50, offset: 0 }
const ALL = { limit: 100_000, offset: 0 }

const folder = mkdtempSync(join(tmpdir(), 'aquatint-earnings-'))
initServer(folder)
const server = await openServer(folder)
const { database } = server
const settings = readSettings({})
const printer = createStatementPrinter(settings)
const rules = {
  minimum: settings.payoutMinimum,
  accountHoldDays: settings.accountHoldDays,
  clears: settings.royaltyClears,
  timeZone: TIME_ZONE,
}
const deps = { rules, today: () => '2026-12-05', inactiveArtists: async () => new Set<number>() }

try {
  await migrate(database, 'main', 'services/main/migrations')
  await fillOwed(database, { artists: 50, lines: 1_000_000 })
  const issue = createIssuing({ database, clock: () => NOW, timeZone: TIME_ZONE })
  const began = performance.now()
  while (await issue());
  console.error(`issued all statements in ${Math.round(performance.now() - began)} ms`)
  const [statement] = (await listStatements(database, ARTIST, FIRST)).data
  if (!statement) throw new Error('No statement was issued.')
  const { number } = statement
  const asked = { artist: ARTIST, number, timeZone: TIME_ZONE }

  const rows = []
  for (const [what, read] of Object.entries<() => Promise<unknown>>({
    'earnings and first page of what is unpaid': () =>
      Promise.all([
        viewEarnings(database, deps, ARTIST),
        listUnpaid(database, { ...FIRST, artist: ARTIST, state: 'cleared' }, rules),
      ]),
    'sales, first page': () =>
      listSales(database, { ...FIRST, artist: ARTIST, timeZone: TIME_ZONE, month: null, work: null }),
    'a statement, first page': () => viewStatement(database, asked, FIRST),
    'as of a day, first page': () =>
      viewAsOf(database, { artist: ARTIST, day: '2026-08-17', timeZone: TIME_ZONE }, FIRST),
  })) {
    const times: number[] = []
    for (let n = 0; n < CALLS; n += 1) {
      const from = performance.now()
      await read()
      times.push(performance.now() - from)
    }
    const { p50, p95 } = timingOf(times)
    rows.push({ what, p50: p50.toFixed(1), p95: p95.toFixed(1), load: loadavg()[0]?.toFixed(1) })
  }
  console.table(rows)

  const { lines, issued_at, ...view } = await viewStatement(database, asked, ALL)
  const paper = { ...view, number, issued_at: issued_at ?? '', artist: 'Artist', lines: lines.data }
  const delay = monitorEventLoopDelay({ resolution: 5 })
  const asker = { from: 'bench', signal: AbortSignal.timeout(60_000) }
  for (const run of ['first', 'second']) {
    delay.reset()
    delay.enable()
    const from = performance.now()
    const { length } = await printer.print(paper, asker)
    const took = Math.round(performance.now() - from)
    const held = Math.round(delay.max / 1e6)
    console.error(
      `${run} PDF of ${lines.count} lines: ${took} ms, ${length} bytes, event loop held ${held} ms`,
    )
  }
} finally {
  await printer.close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
}
