import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { buildClient } from '../../../scripts/build.ts'
import { SERVICE_KEY, TAX_KEYS } from '../../support/services/secret.ts'
import { openTestShop } from '../../support/shop/shop.ts'
import { signStaffIn } from '../as-staff.ts'
import { fetchJson } from '../choices.ts'
import { readCpu } from '../console-scale/cpu.ts'
import { timingOf } from '../measure.ts'
import { initServer, openServer } from '../search-scale/server.ts'
import { fillOwed } from './fill.ts'

/**
 * `npm run bench:owed -- --artists 50000 --lines 1000000 --calls 60`: times what staff read of money, of the
 * main service on a PostgreSQL of its own.
 */
const { values } = parseArgs({
  options: {
    artists: { type: 'string', default: '50000' },
    lines: { type: 'string', default: '1000000' },
    calls: { type: 'string', default: '60' },
  },
})
const sized = z.coerce.number().int().min(1).max(10_000_000)
const made = { artists: sized.parse(values.artists), lines: sized.parse(values.lines) }
const calls = sized.parse(values.calls)
const WARM_UP = 8
const artistOf = (n: number) => 1_000 + ((n * 7_919) % made.artists)

const PATHS: Readonly<Record<string, (n: number) => string>> = {
  'payment-due, first page': () => '/api/payment-due/?limit=50',
  'payment-due, page 100': () => '/api/payment-due/?limit=50&offset=4950',
  'payment-due, upwards': () => '/api/payment-due/?limit=50&ordering=cleared',
  'payment-due, payable': () => '/api/payment-due/?limit=50&state=payable',
  'payment-due, held': () => '/api/payment-due/?limit=50&state=held',
  'payment-due, negative': () => '/api/payment-due/?limit=50&state=negative',
  'payment-due, no tax form': () => '/api/payment-due/?limit=50&reason=no-tax-form',
  'payment-due, held by staff': () => '/api/payment-due/?limit=50&reason=staff-hold',
  'payment-due, a name': (n) =>
    `/api/payment-due/?limit=50&search=${encodeURIComponent(`artist ${artistOf(n)}`)}`,
  'payment-due, of one artist': (n) => `/api/payment-due/${artistOf(n)}/`,
  'lines of one artist, cleared': (n) => `/api/payment-due/${artistOf(n)}/lines/?state=cleared&limit=50`,
  'lines of one artist, pending': (n) => `/api/payment-due/${artistOf(n)}/lines/?state=pending&limit=50`,
  'payout-run, preview': () => '/api/payout-run/preview/',
  'artist-payment, first page': () => '/api/artist-payment/?limit=50',
  'artist-payment, page 100': () => '/api/artist-payment/?limit=50&offset=4950',
  'art-usage, by image': () => '/api/art-usage/?limit=50',
  'tax-reporting, this year': () => '/api/tax-reporting/2026/?limit=50',
}

await buildClient()
const folder = mkdtempSync(join(tmpdir(), 'aquatint-owed-'))
initServer(folder)
const server = await openServer(folder)
try {
  const shop = await openTestShop({ DATABASE_URL: server.url, TAX_KEYS, LOG_LEVEL: 'silent' })
  try {
    console.error(`writing ${made.lines} lines of ${made.artists} artists`)
    await fillOwed(server.database, made)
    const headersOf = signStaffIn(shop)
    const rows = []
    for (const [what, pathOf] of Object.entries(PATHS)) {
      const times: number[] = []
      const pids = [server.pid, shop.pid]
      let before = 0
      for (let n = 0; n < WARM_UP + calls; n += 1) {
        if (n === WARM_UP) before = readCpu(pids)
        const headers = { ...SERVICE_KEY, ...(await headersOf()) }
        const began = performance.now()
        await fetchJson(`${shop.services.main}${pathOf(n)}`, { headers })
        times.push(performance.now() - began)
      }
      const { p50, p95 } = timingOf(times.slice(WARM_UP))
      const cpu = (readCpu(pids) - before) / calls
      rows.push({
        what,
        p50: p50.toFixed(1),
        p95: p95.toFixed(1),
        CPU: cpu.toFixed(1),
        load: loadavg()[0]?.toFixed(1),
      })
      console.error(what, p50.toFixed(1), p95.toFixed(1))
    }
    console.table(rows)
  } finally {
    await shop.close()
  }
} finally {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
}
