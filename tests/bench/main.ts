import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildClient } from '../../scripts/build.ts'
import { root, runScript } from '../../scripts/run.ts'
import { openTestShop, type Shop } from '../support/shop/shop.ts'
import { benchCart } from './cart.ts'
import { type InitialJavaScript, measureJavaScript } from './javascript.ts'
import { benchJournal, type JournalFigures } from './journal.ts'
import type { Comparison } from './measure.ts'
import { createGraphCaller } from './operations.ts'
import { benchSearch } from './search.ts'

/**
 * `npm run bench`: search and cart through REST and the graph, on the demo catalogue and on an imported one; JavaScript by
 * route; what the journal costs and how fast it is replayed.
 */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    calls: { type: 'string', default: '60' },
    import: { type: 'string', default: join(root, '../shared/data/museum-catalogue.jsonl.gz') },
  },
})
const calls = Number(values.calls)
const say = (text: string) => console.error(text)

const measure = async (shop: Shop) => {
  const graph = await createGraphCaller(shop.url)
  return [...(await benchSearch(shop, graph, calls)), ...(await benchCart(shop, graph, calls))]
}

const onDemo = async () => {
  say('On the demo catalogue …')
  const begun = performance.now()
  const shop = await openTestShop()
  const openingSeconds = (performance.now() - begun) / 1000
  try {
    return { openingSeconds, comparisons: await measure(shop), javascript: await measureJavaScript(shop.url) }
  } finally {
    await shop.close()
  }
}

const onImported = async () => {
  if (!existsSync(values.import))
    return say(`${values.import} is not here; the imported catalogue is left out.`)
  say(`On an import of ${values.import} …`)
  const shop = await openTestShop({}, (dataDir) => importInto(dataDir, values.import))
  try {
    return await measure(shop)
  } finally {
    await shop.close()
  }
}

const importInto = async (dataDir: string, file: string) => {
  const code = await runScript('services/content/import/main.ts', [file, '--publish'], { DATA_DIR: dataDir })
  if (code !== 0) throw new Error(`The import ended with code ${code}.`)
}

const printComparisons = (catalogue: string, comparisons: readonly Comparison[]) => {
  console.log(`\n${catalogue}: ms at p50 / p95`)
  console.table(
    comparisons.map(({ name, rest, graph, ratio, calls: count }) => ({
      what: name,
      REST: `${rest.p50.toFixed(2)} / ${rest.p95.toFixed(2)}`,
      graph: `${graph.p50.toFixed(2)} / ${graph.p95.toFixed(2)}`,
      'graph/REST': ratio.toFixed(2),
      calls: count,
    })),
  )
}

const printJavaScript = (rows: readonly InitialJavaScript[]) => {
  console.log('\nInitial JavaScript, kB')
  console.table(
    rows.map(({ route, gzip, brotli, files }) => ({
      route,
      gzip: gzip.toFixed(1),
      brotli: brotli.toFixed(1),
      files,
    })),
  )
}

const printJournal = ({
  without,
  recorded,
  ratio,
  replayed,
  bytesAnEvent,
  events,
  machines,
}: JournalFigures) => {
  console.log(`\nJournal: ${events} events of ${machines} machines, every path of every walk`)
  console.table({
    'live, without a journal': `${Math.round(without)} events/s`,
    'live, with it': `${Math.round(recorded)} events/s`,
    'with/without': ratio.toFixed(2),
    replayed: `${Math.round(replayed)} events/s`,
    kept: `${Math.round(bytesAnEvent)} bytes an event, as structured clone writes it`,
  })
}

await buildClient()
const journal = await benchJournal()
const demo = await onDemo()
const imported = await onImported()
if (values.json) {
  console.log(
    JSON.stringify({
      demo: demo.comparisons,
      imported: imported ?? [],
      javascript: demo.javascript,
      journal,
    }),
  )
} else {
  printComparisons('Demo catalogue', demo.comparisons)
  if (imported) printComparisons('Imported catalogue', imported)
  printJavaScript(demo.javascript)
  printJournal(journal)
}
