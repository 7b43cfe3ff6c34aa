import { Gauge } from 'prom-client'
import { waitWithin } from '../within.ts'

/** Milliseconds that one value may take to read; a slower one is left out. */
const PATIENCE_MS = 2_000

type Labels<Name extends string> = Record<Name, string>
type Read = () => number | Promise<number>

/**
 * A number that is read when it is asked for, from all parts of the process that have one. Answers a function
 * that begins to watch a part, which answers one that stops.
 */
export function createWatchedGauge<Name extends string>(
  name: string,
  help: string,
  labelNames: readonly Name[],
) {
  const watched = new Set<{ labels: Labels<Name>; read: Read }>()
  new Gauge({
    name,
    help,
    labelNames: [...labelNames],
    async collect() {
      const values = await Promise.all(
        [...watched].map(async ({ labels, read }) => {
          const value = await waitWithin(PATIENCE_MS, Promise.resolve().then(read)).catch(() => null)
          return { labels, value }
        }),
      )
      // Reset and count in one turn: another scrape may ask meanwhile.
      this.reset()
      for (const { labels, value } of values) if (value !== null) this.inc(labels, value)
    },
  })
  return (labels: Labels<Name>, read: Read): (() => void) => {
    const part = { labels, read }
    watched.add(part)
    return () => void watched.delete(part)
  }
}
