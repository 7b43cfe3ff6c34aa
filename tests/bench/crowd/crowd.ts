import { setTimeout as pause } from 'node:timers/promises'
import { SERVICE_KEY } from '../../support/services/secret.ts'
import type { Shop } from '../../support/shop/shop.ts'
import { createGraphCaller } from '../operations.ts'
import { type Distribution, distributionOf } from './distribution.ts'

/** What many clients get that each ask, wait for the answer, and ask again. */
export interface Crowd {
  name: string
  seconds: number
  answered: Distribution
  refused: Distribution
  failures: string
}

const CLIENTS = 200
const SECONDS = 15

const WORDS = ['landscape', 'river', 'blue house', 'portrait', '"study for"', 'winter', '', 'flowers']

/** Lets 200 clients search for 15 s, through REST and through the graph, each from an address of its own. */
export const benchCrowd = async (shop: Shop, say: (text: string) => void): Promise<Crowd[]> => {
  const graph = await createGraphCaller(shop.url)
  const from = (client: number) => ({ 'x-forwarded-for': `203.0.113.${client + 1}` })
  const throughRest = async (client: number, n: number) => {
    const query = new URLSearchParams({
      query: WORDS[n % WORDS.length] ?? '',
      limit: '50',
      offset: `${n % 7}`,
    })
    const answer = await fetch(`${shop.services.content}/content/search/v3/?${query}`, {
      headers: { ...SERVICE_KEY, ...from(client) },
    })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${answer.status}, Retry-After ${answer.headers.get('retry-after')}`)
  }
  const throughGraph = async (client: number, n: number) => {
    const input = { q: WORDS[n % WORDS.length], limit: 50, offset: n % 7, sort: 'NEWEST' }
    await graph('SearchPage', { input }, from(client))
  }
  const rows = []
  for (const [name, call] of Object.entries({ REST: throughRest, graph: throughGraph })) {
    say(`${CLIENTS} clients, ${name} …`)
    const row = await crowd(name, call)
    rows.push(row)
    const { answered, refused } = row
    say(`${answered.count} answered, p95 ${answered.p95.toFixed(0)} ms; ${refused.count} refused`)
    await pause(3_000)
  }
  return rows
}

async function crowd(name: string, call: (client: number, n: number) => Promise<void>): Promise<Crowd> {
  const answered: number[] = []
  const refused: number[] = []
  const failures = new Map<string, number>()
  const until = performance.now() + SECONDS * 1_000
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      for (let n = client; performance.now() < until; n += 1) {
        const begun = performance.now()
        try {
          await call(client, n)
          answered.push(performance.now() - begun)
        } catch (error) {
          const what = error instanceof Error ? error.message : String(error)
          failures.set(what, (failures.get(what) ?? 0) + 1)
          refused.push(performance.now() - begun)
          await pause(1_000)
        }
      }
    }),
  )
  return {
    name,
    seconds: SECONDS,
    answered: distributionOf(answered),
    refused: distributionOf(refused),
    failures: [...failures].map(([what, times]) => `${times} × ${what}`).join('; '),
  }
}

export const printCrowd = (rows: readonly Crowd[]): void => {
  console.log(`\n${CLIENTS} clients for ${SECONDS} s, ms`)
  console.table(
    rows.map(({ name, seconds, answered, refused }) => ({
      through: name,
      answered: answered.count,
      'a second': (answered.count / seconds).toFixed(0),
      p50: answered.p50.toFixed(0),
      p95: answered.p95.toFixed(0),
      p99: answered.p99.toFixed(0),
      max: answered.max.toFixed(0),
      refused: refused.count,
      'refused p95': refused.p95.toFixed(0),
    })),
  )
  for (const { name, failures } of rows) if (failures) console.log(`${name}: ${failures}`)
}
