import { loadavg } from 'node:os'
import type { Queryable } from '#services/shared/database/driver.ts'
import { type Timing, timingOf } from '../measure.ts'
import { artistNameOf, WORDS } from '../search-scale/catalogue.ts'
import { readCpu } from './cpu.ts'
import { listReads, type Sample } from './list-reads.ts'
import { type Ask, EMPTY, nameOf, type Read } from './read.ts'
import { screenReads } from './screen-reads.ts'

export interface ReadTiming extends Pick<Read, 'of' | 'kind' | 'what'>, Timing {
  /** Milliseconds of the shop's and the database's processes for one call, on average. */
  cpu: number
  /** The machine's, of the last minute. */
  load: number
  /** Whether a page had no rows. */
  isEmpty: boolean
}

interface Measured {
  database: Queryable
  /** Processes that answer: the shop's and the database's. */
  pids: readonly number[]
  size: number
  calls: number
  /** Measures what is named so, or has that in its name; null for all. */
  only: readonly string[] | null
}

const WARM_UP = 8

/** Times what the screens ask for, one call after the other, by name. */
export async function measureReads(
  ask: Ask,
  { database, pids, size, calls, only }: Measured,
  say: (text: string) => void,
): Promise<Map<string, ReadTiming>> {
  const reads: Read[] = []
  for (const sample of await readSamples(database, size)) reads.push(...(await listReads(ask, sample)))
  reads.push(...(await screenReads(ask, size)))
  const timings = new Map<string, ReadTiming>()
  for (const read of reads) {
    const name = nameOf(read)
    if (only && !only.some((part) => name.includes(part))) continue
    const times: number[] = []
    let before = 0
    let isEmpty = false
    for (let n = 0; n < WARM_UP + calls; n += 1) {
      if (n === WARM_UP) before = readCpu(pids)
      const began = performance.now()
      const answer = await read.ask(ask, n)
      times.push(performance.now() - began)
      isEmpty ||= answer === EMPTY
    }
    const cpu = (readCpu(pids) - before) / calls
    const { of, kind, what } = read
    const timing = timingOf(times.slice(WARM_UP))
    timings.set(name, { of, kind, what, ...timing, cpu, load: loadavg()[0] ?? 0, isEmpty })
    say(`${size}: ${name} ${timing.p50.toFixed(1)} / ${timing.p95.toFixed(1)} ms, cpu ${cpu.toFixed(1)}`)
  }
  return timings
}

async function readSamples(database: Queryable, size: number): Promise<Sample[]> {
  const profiles = await database.query<{ user_uuid: string }>(
    'select user_uuid from content.artist_profiles order by id limit 20',
  )
  const beginnings = (n: number) => `${WORDS[n % 300]?.slice(0, 4)}`
  const name = (n: number) => artistNameOf((n * 31) % 5_000)
  return [
    {
      resource: 'image',
      searches: {
        'a common word': (n) => `${WORDS[n % 20]}`,
        'a less common word': (n) => `${WORDS[80 + ((n * 11) % 300)]}`,
        'a rare word': (n) => `${WORDS[12_000 + ((n * 37) % 8_000)]}`,
        'two words': (n) => `${WORDS[n % 20]} ${WORDS[60 + (n % 40)]}`,
        'an id': (n) => `made-${(n * 7919) % size}`,
      },
      values: {},
    },
    { resource: 'artist', searches: { beginnings, 'a name': name }, values: {} },
    {
      resource: 'artist-profile',
      searches: { beginnings, 'a name': name },
      values: { user_uuid: profiles.map(({ user_uuid }) => user_uuid) },
    },
    {
      resource: 'collections',
      searches: { 'a word': (n) => `${WORDS[n % 300]}` },
      values: { image: Array.from({ length: 20 }, (_, n) => `made-${(n * 7919) % size}`) },
    },
  ]
}
