import { loadavg } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { listUnpaid, viewEarnings } from '#services/main/earnings/queries.ts'
import { listSales } from '#services/main/earnings/sales/queries.ts'
import { createIssuing } from '#services/main/statements/issuing.ts'
import { createStatementPrinter } from '#services/main/statements/printer.ts'
import { listStatements, viewAsOf, viewStatement } from '#services/main/statements/queries.ts'
import { addDays } from '#services/shared/business-day.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { readSettings } from '#services/shared/settings.ts'
import { readCpu } from '../console-scale/cpu.ts'
import { timingOf } from '../measure.ts'

/** The first that fill.ts makes. */
const ARTIST = 1_000
const WARM_UP = 5
const CALLS = 40
const PRINTED = 5
const TIME_ZONE = 'America/New_York'
const NOW = new Date('2026-12-05T17:00:00Z')
const FIRST = { limit: 50, offset: 0 }
const ALL = { limit: 100_000, offset: 0 }

const settings = readSettings({})
const rules = {
  minimum: settings.payoutMinimum,
  accountHoldDays: settings.accountHoldDays,
  clears: settings.royaltyClears,
  timeZone: TIME_ZONE,
}
const deps = { rules, today: () => '2026-12-05', inactiveArtists: async () => new Set<number>() }

/** Prints what the artist's reads cost in milliseconds, also of CPU, with the machine's load beside each. */
export async function timeEarnings(database: Database): Promise<void> {
  const issue = createIssuing({ database, clock: () => NOW, timeZone: TIME_ZONE })
  const began = performance.now()
  while (await issue());
  console.error(`issued all statements in ${Math.round(performance.now() - began)} ms`)
  await database.maintain('vacuum analyze')
  const [statement] = (await listStatements(database, ARTIST, FIRST)).data.slice(2)
  if (!statement) throw new Error('No statement was issued.')
  const { number } = statement
  const asked = { artist: ARTIST, timeZone: TIME_ZONE }

  const rows = []
  for (const [what, read] of Object.entries<(n: number) => Promise<unknown>>({
    'earnings, first page of payable': () => readUnpaid(database, 'cleared'),
    'earnings, first page of pending': () => readUnpaid(database, 'pending'),
    'sales, first page': () => listSales(database, { ...FIRST, ...asked, month: null, work: null }),
    'a statement, first page': () => viewStatement(database, { ...asked, number }, FIRST),
    'as of a day, first page': (n) =>
      viewAsOf(database, { ...asked, day: addDays('2026-04-17', n * 4) }, FIRST),
  })) {
    const times: number[] = []
    let before = 0
    for (let n = 0; n < WARM_UP + CALLS; n += 1) {
      if (n === WARM_UP) before = readCpu([process.pid])
      const from = performance.now()
      await read(n)
      if (n >= WARM_UP) times.push(performance.now() - from)
    }
    const { p50, p95 } = timingOf(times)
    const cpu = (readCpu([process.pid]) - before) / CALLS
    rows.push({
      what,
      p50: p50.toFixed(1),
      p95: p95.toFixed(1),
      CPU: cpu.toFixed(1),
      load: loadavg()[0]?.toFixed(1),
    })
  }
  console.table(rows)
  await timePrinting(database, number)
}

const readUnpaid = (database: Database, state: 'cleared' | 'pending') =>
  Promise.all([
    viewEarnings(database, deps, ARTIST),
    listUnpaid(database, { ...FIRST, artist: ARTIST, state }, rules),
  ])

/** What a request waits for: the lines are read, and another thread draws them. */
async function timePrinting(database: Database, number: string): Promise<void> {
  const printer = createStatementPrinter(settings)
  const delay = monitorEventLoopDelay({ resolution: 5 })
  const asker = { from: 'bench', signal: AbortSignal.timeout(60_000) }
  const rows = []
  for (let run = 1; run <= PRINTED; run += 1) {
    delay.reset()
    delay.enable()
    const from = performance.now()
    const before = readCpu([process.pid])
    const asked = { artist: ARTIST, number, timeZone: TIME_ZONE }
    const { lines, issued_at, ...view } = await viewStatement(database, asked, ALL)
    const paper = { ...view, number, issued_at: issued_at ?? '', artist: 'Artist', lines: lines.data }
    const { length } = await printer.print(paper, asker)
    rows.push({
      ...{ 'PDF of lines': lines.count, bytes: length },
      ...{ took: (performance.now() - from).toFixed(0), 'event loop held': (delay.max / 1e6).toFixed(0) },
      ...{ CPU: readCpu([process.pid]) - before, load: loadavg()[0]?.toFixed(1) },
    })
    delay.disable()
  }
  console.table(rows)
  await printer.close()
}
