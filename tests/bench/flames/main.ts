import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { buildClient } from '../../../scripts/build.ts'
import { childrenOf } from '../../support/shop/children.ts'
import type { Shop } from '../../support/shop/shop.ts'
import { takePartWith } from '../peers/aquatint.ts'
import { openShopOn, storeNamed } from '../shop-on.ts'
import { drawFlames } from './draw.ts'
import { foldProfile } from './fold.ts'

/**
 * `npm run bench:flames -- --folder FOLDER [--calls 1000 --store postgres|embedded]`: adds items to carts
 * through the graph, one call after another, and writes into FOLDER what each process of the shop did
 * meanwhile: profiles that Chromium's inspector opens, and a flame graph of each.
 */
const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    calls: { type: 'string', default: '1000' },
    store: { type: 'string', default: 'postgres' },
  },
})
const folder = resolve(z.string({ error: '--folder says where to write.' }).parse(values.folder))
const calls = z.coerce.number().int().min(1).max(100_000).parse(values.calls)

/** Until then functions are compiled anew as they get warm. */
const WARM_UP = 300
const ADDS_A_CART = 20
const MOST_WRITING = 30_000

async function addToCarts({ makeCart, addToCart }: Awaited<ReturnType<typeof takePartWith>>, count: number) {
  let cart = ''
  for (let n = 0; n < count; n += 1) {
    if (n % ADDS_A_CART === 0) cart = await makeCart(n)
    await addToCart(cart, n)
  }
}

async function drawProcess(name: string, pid: number): Promise<void> {
  const file = join(folder, `${pid}.cpuprofile`)
  for (const until = performance.now() + MOST_WRITING; !existsSync(file); await pause(100))
    if (performance.now() > until) throw new Error(`No profile of ${name} has come.`)
  const title = `${calls} adds through the graph, ${values.store}: ${name}`
  const flames = drawFlames(title, foldProfile(JSON.parse(await readFile(file, 'utf8'))))
  await writeFile(join(folder, `${name}.svg`), flames)
}

async function profile(shop: Shop): Promise<void> {
  const [services] = childrenOf(shop.pid)
  if (services === undefined) throw new Error('The shop has no services of its own.')
  const ours = await takePartWith(shop)
  const turn = () => {
    for (const pid of [shop.pid, services]) process.kill(pid, 'SIGUSR2')
  }
  await addToCarts(ours, WARM_UP)
  turn()
  await addToCarts(ours, calls)
  turn()
  await drawProcess('web', shop.pid)
  await drawProcess('services', services)
}

await mkdir(folder, { recursive: true })
await buildClient()
// The shop's processes take these over.
process.env.PROFILES = folder
process.env.NODE_OPTIONS = `--import=${pathToFileURL(join(import.meta.dirname, 'profiler.ts'))}`
const shop = await openShopOn(storeNamed(values.store))
try {
  await profile(shop)
} finally {
  await shop.close()
}
