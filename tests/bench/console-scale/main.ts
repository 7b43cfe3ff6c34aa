import { parseArgs } from 'node:util'
import { z } from 'zod'
import { buildClient } from '../../../scripts/build.ts'
import { TAX_KEYS } from '../../support/services/secret.ts'
import { openTestShop } from '../../support/shop/shop.ts'
import { askAsStaff } from './as-staff.ts'
import { measureBatches } from './measure-batches.ts'
import { measureFollowing } from './measure-following.ts'
import { measureIndexes } from './measure-indexes.ts'
import { measureReads } from './measure-reads.ts'
import { type Measured, printMeasured } from './print.ts'
import { openConsoleStore } from './store.ts'

/**
 * `npm run bench:console -- --size 100000,1000000 --json`: times what the staff console asks of the graph, on
 * made catalogues in a PostgreSQL of its own, with artists and histories in proportion; batches of 10,000,
 * what follows an edit, and what each index costs an import. `--part reads`, `batches`, `following` and
 * `indexes` run one of these; `--only "sort, -title;history" --calls 200` looks closer at some reads.
 */
const PARTS = ['reads', 'following', 'batches', 'indexes'] as const
const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '100000,1000000' },
    part: { type: 'string' },
    calls: { type: 'string', default: '60' },
    only: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})
const sizes = z.array(z.coerce.number().int().min(20_000).max(10_000_000)).parse(values.size.split(','))
const part = z.enum(PARTS).optional().parse(values.part)
const calls = z.coerce.number().int().min(1).parse(values.calls)
const only = values.only?.split(';') ?? null
const say = (text: string) => console.error(text)
const wants = (name: (typeof PARTS)[number]) => part === undefined || part === name

/** What is open, and is closed in the other order, also where somebody ends this before its time. */
const opened: (() => Promise<unknown>)[] = []
const closeOpened = async () => {
  for (let close = opened.pop(); close; close = opened.pop()) await close()
}
let closing = Promise.resolve()
/** Again it waits for the first. */
const closeAll = () => {
  closing = closing.then(closeOpened)
  return closing
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void closeAll().finally(() => process.exit(1)))

async function measure(size: number): Promise<Measured> {
  const { url, pid, database, close } = await openConsoleStore(size, say)
  opened.push(close)
  const shop = await openTestShop({ DATABASE_URL: url, TAX_KEYS, LOG_LEVEL: 'silent' })
  opened.push(shop.close)
  const ask = await askAsStaff(shop)
  const pids = [pid, shop.pid]
  return {
    size,
    reads: wants('reads') ? await measureReads(ask, { database, pids, size, calls, only }, say) : new Map(),
    following: wants('following') ? await measureFollowing(ask, { database, size, calls }, say) : [],
    batches: wants('batches') ? await measureBatches(ask, { size, pids }, say) : [],
    indexes: wants('indexes') ? await measureIndexes(database, size, say) : [],
  }
}

await buildClient()
const measured: Measured[] = []
for (const size of sizes) measured.push(await measure(size).finally(closeAll))
if (values.json)
  console.log(JSON.stringify(measured.map(({ reads, ...more }) => ({ ...more, reads: [...reads.values()] }))))
else printMeasured(measured)
