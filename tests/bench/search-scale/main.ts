import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { Timing } from '../measure.ts'
import { measureSearches } from './measure.ts'
import { QUERIES } from './queries.ts'

/**
 * `npm run bench:search -- --size 100000,1000000 --store postgres --json`: times searches of made catalogues
 * in milliseconds. It prints a table with the ratio of the last size to the one before, or `{queries: [{name,
 * sizes: {"100000": {p50, p95}, …}}]}`. `--only "rare word,id"` and `--calls 500` look closer.
 */
const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '10000,100000' },
    store: { type: 'string', default: 'postgres' },
    calls: { type: 'string', default: '200' },
    only: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})
const sizes = z.array(z.coerce.number().int().min(100).max(10_000_000)).parse(values.size.split(','))
const store = z.enum(['postgres', 'pglite']).parse(values.store)
const calls = z.coerce.number().int().min(1).parse(values.calls)
const say = (text: string) => console.error(text)

const bySize = new Map<number, Map<string, Timing>>()
for (const size of sizes) {
  bySize.set(size, await measureSearches({ store, size, calls, only: values.only?.split(',') ?? null }, say))
  say(`load average ${loadavg().map((load) => load.toFixed(1))}`)
}

const queries = Object.keys(QUERIES).flatMap((name) => {
  const measured = sizes.flatMap((size) => {
    const timing = bySize.get(size)?.get(name)
    return timing ? [[`${size}`, timing] as const] : []
  })
  return measured.length > 0 ? [{ name, sizes: Object.fromEntries(measured), measured }] : []
})

if (values.json) {
  console.log(JSON.stringify({ queries: queries.map(({ name, sizes }) => ({ name, sizes })) }))
} else {
  console.log(`\n${store}: ms at p50 / p95 of ${calls} calls`)
  console.table(
    queries.map(({ name, measured }) => {
      const [before, last] = measured.slice(-2).map(([, timing]) => timing)
      return {
        query: name,
        ...Object.fromEntries(
          measured.map(([size, { p50, p95 }]) => [`${size} images`, `${p50.toFixed(1)} / ${p95.toFixed(1)}`]),
        ),
        ...(before && last && { 'p95 ratio': (last.p95 / before.p95).toFixed(2) }),
      }
    }),
  )
}
