import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { waitWithin } from '#services/shared/within.ts'
import { buildClient } from '../../../scripts/build.ts'
import { createOwnPostgres, hasPostgres } from '../../support/services/own-postgres.ts'
import { TAX_KEYS } from '../../support/services/secret.ts'
import { OPENING, openTestShop } from '../../support/shop/shop.ts'
import type { Timing } from '../measure.ts'
import { takePartWith } from './aquatint.ts'
import type { Contender, Ground } from './contender.ts'
import { writeGoods } from './goods.ts'
import { openMedusa } from './medusa.ts'
import { type Memory, printTable } from './print.ts'
import { takeTurns } from './take-turns.ts'
import { TASKS } from './tasks.ts'
import { openVendure } from './vendure.ts'

/**
 * `npm run bench:peers [-- --peers vendure,medusa --calls 100 --folder FOLDER]`: measures our shop beside
 * others, each with the same goods on one PostgreSQL server and called through its own public API, in blocks
 * of calls that alternate. It prints a Markdown table of ms at p50 / p95 for one client, and of memory. The
 * peers are installed from npm when first asked for, and kept in FOLDER.
 */
const { values } = parseArgs({
  options: {
    peers: { type: 'string', default: 'vendure,medusa' },
    calls: { type: 'string', default: '100' },
    folder: { type: 'string', default: join(tmpdir(), 'aquatint-peers') },
  },
})
const OPENERS = { vendure: openVendure, medusa: openMedusa }
const peers = z.array(z.enum(['vendure', 'medusa'])).parse(values.peers.split(','))
const calls = z.coerce.number().int().min(1).max(10_000).parse(values.calls)
const say = (text: string) => console.error(text)

/** Processes that have just started are not idle yet. */
const SETTLING = 10_000
const MOST_CLOSING = 60_000

async function measure(contenders: readonly Contender[]): Promise<void> {
  const readAll = () => Promise.all(contenders.map(({ readMemory }) => readMemory()))
  await pause(SETTLING)
  const memory = new Map<string, Memory[]>([['memory, idle after start', await readAll()]])
  const timings = new Map<string, Timing[]>()
  for (const [what, taskOf] of Object.entries(TASKS)) {
    say(`${what}, load ${loadavg().map((load) => load.toFixed(1))} …`)
    timings.set(what, await takeTurns(contenders.map(taskOf), calls))
  }
  memory.set('memory, after the run', await readAll())
  printTable(
    contenders.map(({ name }) => name),
    timings,
    memory,
  )
}

if (!hasPostgres) throw new Error('PostgreSQL is not installed.')
await buildClient()
const server = await createOwnPostgres()
const folder = await mkdtemp(join(tmpdir(), 'aquatint-goods-'))
const contenders: Contender[] = []

const createDatabase = async (name: string) => {
  await server.query(`create database ${name}`)
  return server.url.replace(/postgres$/, name)
}

async function openAll(): Promise<void> {
  await server.start()
  say('Opening Aquatint …')
  const env = { DATABASE_URL: await createDatabase('aquatint'), TAX_KEYS }
  const shop = await waitWithin(OPENING, openTestShop(env))
  contenders.push(await takePartWith(shop))
  const goodsFile = join(folder, 'goods.json')
  const count = await waitWithin(OPENING, writeGoods(shop, goodsFile))
  for (const peer of peers) {
    say(`Installing, filling with ${count} prints and starting ${peer} …`)
    const ground: Ground = { databaseUrl: await createDatabase(peer), goodsFile, programs: values.folder }
    contenders.push(await OPENERS[peer](ground))
  }
}

async function closeAll(): Promise<void> {
  const closing = Promise.allSettled(contenders.map(({ close }) => close()))
  await waitWithin(MOST_CLOSING, closing).catch((error) => say(`${error}`))
  await server.remove()
  await rm(folder, { recursive: true, force: true })
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => closeAll().finally(() => process.exit(1)))
try {
  await openAll()
  await measure(contenders)
} finally {
  await closeAll()
}
