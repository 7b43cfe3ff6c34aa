import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildClient } from '../../scripts/build.ts'
import { root, runScript } from '../../scripts/run.ts'
import { openTestShop, type Shop } from '../support/shop/shop.ts'
import { benchBrowserJournal } from './browser-journal.ts'
import { calibrate } from './calibrate.ts'
import { benchCart } from './cart.ts'
import { benchBystander, printBystander } from './crowd/bystander.ts'
import { benchCrowd, printCrowd } from './crowd/crowd.ts'
import { type InitialJavaScript, measureJavaScript } from './javascript.ts'
import { benchJournal } from './journal.ts'
import { figuresOf, findWorse, type KeptFigures } from './kept-figures.ts'
import type { Comparison } from './measure.ts'
import { createGraphCaller, type GraphCaller } from './operations.ts'
import { printBrowserJournal, printJournal } from './print-journal.ts'
import { benchProjects } from './projects.ts'
import { benchSearch } from './search.ts'
import { openShopOn, storeNamed } from './shop-on.ts'

/**
 * `npm run bench`: measures search, cart and projects through REST and the graph, on the demo catalogue and
 * on an imported one; JavaScript by route; what the journal costs and how fast it replays, in Node and in
 * Chromium. `--part shop` and `--part journal` run half of it. Four more run only when named, and with
 * `--store postgres` on a server: `--part search` and `--part cart`, on the demo catalogue; `--part
 * bystander`, how long others wait while somebody does something costly; `--part crowd`, 200 clients.
 * `--check` compares the demo catalogue's figures with those that docs/performance.json keeps, and ends with
 * 1 where one is more than 20 % worse; `--record` keeps them.
 */
const { values } = parseArgs({
  options: {
    part: { type: 'string' },
    json: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    calls: { type: 'string', default: '60' },
    store: { type: 'string', default: 'embedded' },
    import: { type: 'string', default: join(root, '../shared/data/museum-catalogue.jsonl.gz') },
  },
})
const PARTS = ['shop', 'search', 'cart', 'journal', 'bystander', 'crowd']
if (values.part !== undefined && !PARTS.includes(values.part))
  throw new Error(`There is no part ${values.part}; there are ${PARTS.join(' and ')}.`)
const calls = Number(values.calls)
const say = (text: string) => console.error(text)

const measure = async (shop: Shop) => {
  const graph = await createGraphCaller(shop.url)
  return [...(await benchSearch(shop, graph, calls)), ...(await measureCart(shop, graph))]
}

const measureCart = async (shop: Shop, graph: GraphCaller) => [
  ...(await benchCart(shop, graph, calls)),
  ...(await benchProjects(shop, graph, calls)),
]

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

const printShop = ({ demo, imported }: Awaited<ReturnType<typeof benchShop>>) => {
  printComparisons('Demo catalogue', demo.comparisons)
  if (imported) printComparisons('Imported catalogue', imported)
  printJavaScript(demo.javascript)
}

const benchShop = async () => {
  await buildClient()
  return { demo: await onDemo(), imported: await onImported() }
}

const onDemoShop = async <Row>(bench: (shop: Shop, say: (text: string) => void) => Promise<Row>) => {
  await buildClient()
  const shop = await openShopOn(storeNamed(values.store))
  try {
    return await bench(shop, say)
  } finally {
    await shop.close()
  }
}

const inChromium = () => {
  say('The journal in Chromium …')
  return benchBrowserJournal()
}

const KEPT = join(root, 'docs', 'performance.json')

const measureFigures = async (): Promise<KeptFigures> => {
  await buildClient()
  // Before and after: a machine that is busy meanwhile must not make the shop look slow.
  const before = calibrate()
  const { comparisons, javascript } = await onDemo()
  const calibration = (before + calibrate()) / 2
  const at = new Date().toISOString().slice(0, 10)
  return { at, calibration, figures: figuresOf(comparisons, javascript, calibration) }
}

if (values.record) {
  await writeFile(KEPT, `${JSON.stringify(await measureFigures(), null, 2)}\n`)
  process.exit()
}
if (values.check) {
  const kept: KeptFigures = JSON.parse(await readFile(KEPT, 'utf8'))
  const { figures } = await measureFigures()
  const worse = findWorse(kept.figures, figures)
  console.table(figures)
  console.log(worse.length === 0 ? `Nothing is worse than on ${kept.at}.` : worse.join('\n'))
  process.exit(worse.length === 0 ? 0 : 1)
}

const wants = (part: string) => values.part === undefined || values.part === part
const cart =
  values.part === 'cart'
    ? await onDemoShop(async (open) => measureCart(open, await createGraphCaller(open.url)))
    : null
const search =
  values.part === 'search'
    ? await onDemoShop(async (open) => benchSearch(open, await createGraphCaller(open.url), calls))
    : null
const bystander = values.part === 'bystander' ? await onDemoShop(benchBystander) : null
const crowd = values.part === 'crowd' ? await onDemoShop(benchCrowd) : null

const journal = wants('journal') ? await benchJournal() : null
const browserJournal = wants('journal') ? await inChromium() : null
const shop = wants('shop') ? await benchShop() : null
if (values.json) {
  console.log(
    JSON.stringify({
      ...(shop && {
        demo: shop.demo.comparisons,
        imported: shop.imported ?? [],
        javascript: shop.demo.javascript,
      }),
      ...(search && { demo: search }),
      ...(cart && { demo: cart }),
      ...(bystander && { bystander }),
      ...(crowd && { crowd }),
      ...(journal && { journal, browserJournal }),
    }),
  )
} else {
  if (bystander) printBystander(bystander)
  if (crowd) printCrowd(crowd)
  if (search) printComparisons('Demo catalogue', search)
  if (cart) printComparisons('Demo catalogue', cart)
  if (shop) printShop(shop)
  if (journal) printJournal(journal)
  if (browserJournal) printBrowserJournal(browserJournal)
}
