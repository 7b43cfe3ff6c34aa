import { setTimeout as pause } from 'node:timers/promises'
import type { SearchResponse } from '#services/content/search/contract.ts'
import type { Shop } from '../../support/shop/shop.ts'
import { fetchJson } from '../choices.ts'
import { createGraphCaller, type GraphCaller } from '../operations.ts'
import { beginAssault, type Toll } from './assault.ts'
import { ATTACKS, type Attack } from './attacks.ts'
import { type Distribution, distributionOf, timeCall } from './distribution.ts'
import { readServicesMemory } from './memory.ts'

/** How long a bystander waits, alone and while others do something costly. */
export interface Bystander {
  name: string
  /** How many network addresses the assault comes from. */
  addresses: number
  alone: Distribution
  meanwhile: Distribution
  /** What the attackers got. */
  answered: number
  refused: number
  /** Calls of the bystander's that failed. */
  missed: number
  failures: string
  memoryMegabytes: number
}

const SAMPLES = 120
/** Milliseconds after which fewer samples are enough. */
const PATIENCE = 15_000
/** Milliseconds until a shop that has just made its demo catalogue has freed what that took. */
const SETTLED = 20_000
/** Milliseconds between a bystander's calls. */
const CALM = 40

const BYSTANDER = { 'x-forwarded-for': '198.51.100.7' }

const WORDS = ['landscape', 'river', 'blue house', 'portrait', '"study for"', 'winter', '', 'flowers']

interface Look extends Distribution {
  missed: number
}

const searches = (graph: GraphCaller) => async (): Promise<Look> => {
  const times = []
  let missed = 0
  const until = performance.now() + PATIENCE
  for (let n = 0; n < SAMPLES && performance.now() < until; n += 1) {
    const input = { q: WORDS[n % WORDS.length], limit: 50, offset: n % 7, sort: 'NEWEST' }
    const ask = () => graph('SearchPage', { input }, BYSTANDER).catch(() => (missed += 1))
    times.push(await timeCall(ask))
    await pause(CALM)
  }
  return { ...distributionOf(times), missed }
}

/** Measures beside each kind of costly search, by ten at once from one network address and from ten. */
export const benchBystander = async (shop: Shop, say: (text: string) => void): Promise<Bystander[]> => {
  await pause(SETTLED)
  const graph = await createGraphCaller(shop.url)
  const look = searches(graph)
  await look()
  const alone = await look()
  const rows: Bystander[] = []
  const add = (row: Bystander) => {
    rows.push(row)
    const [before, now] = [row.alone, row.meanwhile].map(
      ({ p50, p95 }) => `${p50.toFixed(0)}/${p95.toFixed(0)}`,
    )
    say(
      `${row.name}, from ${row.addresses}: p50/p95 ${before} ms alone, ${now} meanwhile, longest ${row.meanwhile.max.toFixed(0)}`,
    )
  }
  for (const width of [1600, 1280]) add(await duringColdRenditions(shop, width))
  for (const addresses of [1, 10])
    for (const attack of ATTACKS) add(await underAttack(shop, { attack, addresses, alone, look }))
  return rows
}

interface Trial {
  attack: Attack
  addresses: number
  alone: Distribution
  look: () => Promise<Look>
}

async function underAttack(
  shop: Shop,
  { attack: { name }, addresses, alone, look }: Trial,
): Promise<Bystander> {
  const assault = await beginAssault({ kind: 'searches', url: shop.url, attack: name, addresses })
  await pause(500)
  const meanwhile = await look()
  const toll = await assault.end()
  const memoryMegabytes = await readServicesMemory(shop.pid)
  return { name, addresses, alone, meanwhile, missed: meanwhile.missed, ...read(toll), memoryMegabytes }
}

const COLD = 120

/** One visitor asks for 120 pictures that are not made yet while another asks for one that is. */
async function duringColdRenditions(shop: Shop, width: number): Promise<Bystander> {
  const pageFrom = (offset: number) =>
    fetchJson<SearchResponse>(
      `${shop.services.content}/content/search/v3/?limit=100&offset=${offset}&api=internal`,
    )
  const images = (await Promise.all([0, 100].map(pageFrom))).flatMap((page) => page.images)
  const addresses = images.map(({ imgsrc }) => `${shop.url}${imgsrc}`)
  const [cached] = addresses.map((address) => address.replace('{width}', '320'))
  const picture = async () => {
    const answer = await fetch(cached ?? '', { headers: { accept: 'image/avif', ...BYSTANDER } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`A picture that is made answered ${answer.status}`)
  }
  let memoryMegabytes = 0
  const look = async (isEnough: () => boolean) => {
    const times = []
    do {
      times.push(await timeCall(picture))
      memoryMegabytes = Math.max(memoryMegabytes, await readServicesMemory(shop.pid))
      await pause(CALM)
    } while (!isEnough() || times.length < SAMPLES)
    return distributionOf(times)
  }
  await picture()
  const alone = await look(() => true)
  const pictures = addresses.slice(1, 1 + COLD).map((address) => address.replace('{width}', `${width}`))
  const assault = await beginAssault({ kind: 'pictures', pictures })
  let isOver = false
  const over = assault.over.finally(() => (isOver = true))
  const meanwhile = await look(() => isOver)
  const name = `${COLD} cold renditions, ${width} wide`
  return { name, addresses: 1, alone, meanwhile, missed: 0, ...read(await over), memoryMegabytes }
}

const read = ({ answered, failures }: Toll) => ({
  answered,
  refused: Object.values(failures).reduce((sum, each) => sum + each, 0),
  failures: Object.entries(failures)
    .map(([what, times]) => `${times} × ${what}`)
    .join('; '),
})

export const printBystander = (rows: readonly Bystander[]): void => {
  console.log('\nA bystander, ms: alone and meanwhile')
  console.table(
    rows.map(({ name, addresses, alone, meanwhile, missed, answered, refused, memoryMegabytes }) => ({
      attack: name,
      from: addresses,
      'p50 alone': alone.p50.toFixed(1),
      p50: meanwhile.p50.toFixed(1),
      'p95 alone': alone.p95.toFixed(1),
      p95: meanwhile.p95.toFixed(1),
      'p95 ratio': (meanwhile.p95 / alone.p95).toFixed(2),
      max: meanwhile.max.toFixed(0),
      missed,
      answered,
      refused,
      'services MB': memoryMegabytes.toFixed(0),
    })),
  )
  for (const { name, addresses, failures } of rows)
    if (failures) console.log(`${name}, from ${addresses}: ${failures}`)
}
