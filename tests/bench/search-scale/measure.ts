import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SearchResponse } from '#services/content/search/contract.ts'
import { createContentService } from '#services/content/service.ts'
import { readSettings } from '#services/shared/settings.ts'
import { JWT_SECRET, SERVICE_KEY } from '../../support/services/secret.ts'
import { type Timing, timingOf } from '../measure.ts'
import { type Params, QUERIES } from './queries.ts'
import { openMadeStore, type StoreName } from './stores.ts'

export interface Asked {
  store: StoreName
  size: number
  /** Measured calls for each query, after 60 that warm up. */
  calls: number
  /** Names of queries; null means all. */
  only: readonly string[] | null
}

const WARM_UP = 60

/**
 * Times each query's pages of 50 with all facets, through the content service over HTTP; by the query's name.
 */
export async function measureSearches(
  { store, size, calls, only }: Asked,
  say: (text: string) => void,
): Promise<Map<string, Timing>> {
  const { database, close } = await openMadeStore(store, { size }, say)
  const folder = await mkdtemp(join(tmpdir(), 'aquatint-bench-'))
  const settings = readSettings({ DATA_DIR: folder, JWT_SECRET, SEED: 'none', LOG_LEVEL: 'silent' })
  const service = await createContentService({ database, settings })
  const timings = new Map<string, Timing>()
  try {
    const origin = await service.listen({ host: '127.0.0.1', port: 0 })
    for (const [name, paramsOf] of Object.entries(QUERIES)) {
      if (only && !only.includes(name)) continue
      const times: number[] = []
      for (let n = 0; n < WARM_UP + calls; n += 1) times.push(await timed(origin, paramsOf(n, size)))
      const timing = timingOf(times.slice(WARM_UP))
      timings.set(name, timing)
      say(`${size}: ${name} ${timing.p50.toFixed(1)} / ${timing.p95.toFixed(1)} ms`)
    }
  } finally {
    await service.close()
    await close()
    await rm(folder, { recursive: true })
  }
  return timings
}

/** Answers the milliseconds until the answer was read. */
async function timed(origin: string, asked: Params): Promise<number> {
  const params = new URLSearchParams({ limit: '50', ...asked })
  const begun = performance.now()
  const response = await fetch(`${origin}/content/search/v3/?${params}`, {
    headers: SERVICE_KEY,
  })
  const { facets } = (await response.json()) as SearchResponse
  const took = performance.now() - begun
  if (!facets) throw new Error(`${params} was answered ${response.status}`)
  return took
}
