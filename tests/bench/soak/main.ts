import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildClient } from '../../../scripts/build.ts'
import type { Shop } from '../../support/shop/shop.ts'
import { type Memory, readMemory } from '../crowd/memory.ts'
import { createGraphCaller } from '../operations.ts'
import { openShopOn, storeNamed } from '../shop-on.ts'

/**
 * `npm run bench:soak [-- --minutes 60 --clients 8 --store postgres|embedded]`: lets visitors search, one
 * call after another, and prints what memory the processes hold meanwhile, at twenty moments or each minute.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    clients: { type: 'string', default: '8' },
    store: { type: 'string', default: 'postgres' },
  },
})
const MOST_MINUTES = 24 * 60
const MOST_CLIENTS = 200
const MOMENTS = 20

const bounded = (name: 'minutes' | 'clients', most: number) => {
  const number = Number(values[name])
  if (!(number > 0 && number <= most)) throw new Error(`--${name} must be above 0 and at most ${most}.`)
  return number
}
const minutes = bounded('minutes', MOST_MINUTES)
const clients = bounded('clients', MOST_CLIENTS)

interface Moment extends Memory {
  minute: number
  /** Since the moment before. */
  searches: number
  errors: number
}

const WORDS = ['landscape', 'river', 'blue house', 'portrait', '"study for"', 'winter', '', 'flowers']
const PAGE = 24
const PAGES = 20

async function soak(shop: Shop): Promise<Moment[]> {
  const graph = await createGraphCaller(shop.url)
  const over = performance.now() + minutes * 60_000
  let searches = 0
  let errors = 0
  const visit = async (client: number) => {
    const from = { 'x-forwarded-for': `203.0.113.${client + 1}` }
    for (let n = client; performance.now() < over; n += 1) {
      const offset = PAGE * (Math.floor(n / WORDS.length) % PAGES)
      const input = { q: WORDS[n % WORDS.length], limit: PAGE, offset, sort: 'NEWEST' }
      await graph('SearchPage', { input }, from).then(
        () => (searches += 1),
        () => (errors += 1),
      )
    }
  }
  const moments: Moment[] = []
  const note = async (minute: number) => {
    const moment = { minute, ...(await readMemory(shop.pid)), searches, errors }
    searches = 0
    errors = 0
    moments.push(moment)
    console.error(write(moment))
  }
  await note(0)
  const visits = Promise.all(Array.from({ length: clients }, (_, client) => visit(client)))
  const step = Math.max(minutes / MOMENTS, Math.min(1, minutes))
  for (let minute = step; minute <= minutes; minute += step) {
    await pause(step * 60_000)
    await note(minute)
  }
  await visits
  return moments
}

const write = ({ minute, web, services, searches, errors }: Moment) =>
  `| ${minute.toFixed(0)} | ${web.toFixed(0)} | ${services.toFixed(0)} | ${searches} | ${errors} |`

await buildClient()
const shop = await openShopOn(storeNamed(values.store))
try {
  const moments = await soak(shop)
  console.log('| minute | web MB | services MB | searches | errors |\n|---|---|---|---|---|')
  console.log(moments.map(write).join('\n'))
} finally {
  await shop.close()
}
