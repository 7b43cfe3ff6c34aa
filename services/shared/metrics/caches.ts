import { Counter } from 'prom-client'

const reads = new Counter({
  name: 'cache_reads_total',
  help: 'Looks into a cache, by whether what was looked for was there.',
  labelNames: ['cache', 'outcome'],
})

export type Cache = 'pictures' | 'live_sessions' | 'stock_answers' | 'sizes' | 'media_files' | 'invoice_files'

export const countRead = (cache: Cache, isHit: boolean): void =>
  reads.inc({ cache, outcome: isHit ? 'hit' : 'miss' })
