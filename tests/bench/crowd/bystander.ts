import { setTimeout as pause } from 'node:timers/promises'
import type { SearchResponse } from '#services/content/search/contract.ts'
import type { Shop } from '../../support/shop/shop.ts'
import { json } from '../choices.ts'
import { createGraphCaller, type GraphCaller } from '../operations.ts'
import { ATTACKS, type Attack } from './attacks.ts'
import { type Distribution, distributionOf, timed } from './distribution.ts'
import { servicesMemory } from './memory.ts'

/** What a bystander waits for, alone and while others do something costly. */
export interface Bystander {
  name: string
  /** From how many network addresses it comes. */
  addresses: number
  alone: Distribution
  meanwhile: Distribution
  /** What the others got. */
  answered: number
  refused: number
  /** What the bystander did not get. */
  missed: number
  failures: string
  memoryMegabytes: number
}

const ATTACKERS = 10
const SAMPLES = 120
/** Milliseconds after which fewer of them are enough. */
const PATIENCE = 15_000
/** Milliseconds after which a shop that has just made its demo catalogue has let go of what that took. */
const SETTLED = 20_000
/** Milliseconds between what a bystander asks. */
const CALM = 40

const from = (address: string) => ({ 'x-forwarded-for': address })
const BYSTANDER = from('198.51.100.7')
const attackerAt = (at: number, addresses: number) => from(`203.0.113.${1 + (at % addresses)}`)

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
    times.push(await timed(ask))
    await pause(CALM)
  }
  return { ...distributionOf(times), missed }
}

/** Each kind of costly search, by ten at once from one network address and from ten. */
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
    say(`${row.name}, from ${row.addresses}: p50/p95 ${before} ms alone, ${now} meanwhile`)
  }
  add(await duringColdRenditions(shop))
  for (const addresses of [1, ATTACKERS])
    for (const attack of ATTACKS) add(await underAttack(shop, graph, { attack, addresses, alone, look }))
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
  graph: GraphCaller,
  { attack, addresses, alone, look }: Trial,
): Promise<Bystander> {
  let over = false
  let n = Math.floor(performance.now())
  let answered = 0
  const failures = new Map<string, number>()
  const attackers = Array.from({ length: ATTACKERS }, async (_, at) => {
    while (!over)
      try {
        n += 1
        await graph(attack.operation, { q: attack.textOf(n) }, attackerAt(at, addresses))
        answered += 1
      } catch (error) {
        count(failures, error instanceof Error ? error.message : String(error))
        await pause(100)
      }
  })
  await pause(500)
  const meanwhile = await look()
  over = true
  await Promise.all(attackers)
  const memoryMegabytes = await servicesMemory(shop.pid)
  const { missed } = meanwhile
  return {
    name: attack.name,
    addresses,
    alone,
    meanwhile,
    missed,
    answered,
    ...told(failures),
    memoryMegabytes,
  }
}

const COLD = 120

/** One visitor asks for 120 pictures that are not made yet; another for one that is. */
async function duringColdRenditions(shop: Shop): Promise<Bystander> {
  const pageFrom = (offset: number) =>
    json<SearchResponse>(
      `${shop.services.content}/content/search/v3/?limit=100&offset=${offset}&api=internal`,
    )
  const images = (await Promise.all([0, 100].map(pageFrom))).flatMap((page) => page.images)
  const address = (at: number, width: number) =>
    `${shop.url}${images[at]?.imgsrc.replace('{width}', `${width}`)}`
  const picture = async () => {
    const answer = await fetch(address(0, 320), { headers: { accept: 'image/avif', ...BYSTANDER } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`A picture that is made answered ${answer.status}`)
  }
  const look = async (enough: () => boolean) => {
    const times = []
    do {
      times.push(await timed(picture))
      await pause(CALM)
    } while (!enough() || times.length < SAMPLES)
    return distributionOf(times)
  }
  await picture()
  const alone = await look(() => true)
  const failures = new Map<string, number>()
  let answered = 0
  let left = COLD
  let memoryMegabytes = 0
  const cold = Array.from({ length: COLD }, async (_, at) => {
    const headers = { accept: 'image/avif', ...attackerAt(0, 1) }
    const answer = await fetch(address(at + 1, 1600), { headers })
    await answer.arrayBuffer()
    if (answer.ok) answered += 1
    else count(failures, `${answer.status}, Retry-After ${answer.headers.get('retry-after')}`)
    left -= 1
    memoryMegabytes = Math.max(memoryMegabytes, await servicesMemory(shop.pid))
  })
  const meanwhile = await look(() => left === 0)
  await Promise.all(cold)
  const name = `${COLD} cold renditions`
  return { name, addresses: 1, alone, meanwhile, missed: 0, answered, ...told(failures), memoryMegabytes }
}

const count = (failures: Map<string, number>, what: string) =>
  failures.set(what, (failures.get(what) ?? 0) + 1)

const told = (failures: ReadonlyMap<string, number>) => ({
  refused: [...failures.values()].reduce((sum, each) => sum + each, 0),
  failures: [...failures].map(([what, times]) => `${times} × ${what}`).join('; '),
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
