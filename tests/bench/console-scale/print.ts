import type { BatchTiming } from './measure-batches.ts'
import type { FollowTiming } from './measure-following.ts'
import type { IndexCost } from './measure-indexes.ts'
import type { ReadTiming } from './measure-reads.ts'

export interface Measured {
  size: number
  /** By name. */
  reads: ReadonlyMap<string, ReadTiming>
  following: readonly FollowTiming[]
  batches: readonly BatchTiming[]
  indexes: readonly IndexCost[]
}

/** Prints a table of each part, reads with the ratio of the last size to the one before. */
export function printMeasured(measured: readonly Measured[]): void {
  const last = measured.at(-1)
  if (!last) return
  printReads(measured, last)
  const tables = {
    'an edit followed, ms': (each: Measured) =>
      each.following.map(({ what, p50, p95, load }) => ({ what, p50: tenth(p50), p95: tenth(p95), load })),
    'batches of 10,000, seconds': (each: Measured) =>
      each.batches.map(({ planned, done, cpu, ...batch }) => ({
        ...batch,
        planned: tenth(planned),
        done: tenth(done),
        CPU: tenth(cpu),
      })),
    'indexes of images': (each: Measured) =>
      each.indexes.map(({ name, megabytes, microseconds, share, load }) => ({
        name,
        MB: Math.round(megabytes),
        'µs an image': tenth(microseconds),
        'of an import, %': tenth(100 * share),
        load,
      })),
  }
  for (const [title, rowsOf] of Object.entries(tables))
    for (const each of measured) {
      const rows = rowsOf(each)
      if (rows.length === 0) continue
      console.log(`\n${title}, ${each.size} images`)
      console.table(rows)
    }
}

/** Sums up reads of a kind by the slowest of them, and by what took most CPU or grew most in that. */
function printReads(measured: readonly Measured[], last: Measured): void {
  if (last.reads.size === 0) return
  const before = measured.at(-2)
  console.log('\nreads through the graph, ms: the slowest of each kind at p95')
  const kinds = Map.groupBy(last.reads, ([, { of, kind }]) => `${of}: ${kind}`)
  console.table(
    [...kinds].map(([kind, reads]) => {
      const [slowest] = reads.toSorted(([, one], [, other]) => other.p95 - one.p95)
      const ratios = reads.flatMap(([name, { cpu }]) => {
        const other = before?.reads.get(name)
        return other && !other.isEmpty && other.cpu > 0 ? [cpu / other.cpu] : []
      })
      return {
        kind,
        reads: reads.length,
        ...Object.fromEntries(
          measured.map(({ size, reads: all }) => {
            const of = slowest && all.get(slowest[0])
            return [size, of && `${tenth(of.p50)} / ${tenth(of.p95)}`]
          }),
        ),
        slowest: slowest?.[1].what,
        'its CPU': tenth(slowest?.[1].cpu ?? 0),
        'most CPU': tenth(Math.max(...reads.map(([, { cpu }]) => cpu))),
        ...(ratios.length > 0 && { 'greatest CPU ratio': tenth(Math.max(...ratios)) }),
        load: slowest?.[1].load,
      }
    }),
  )
}

const tenth = (value: number): number => Math.round(10 * value) / 10
