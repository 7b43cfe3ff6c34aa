/** Milliseconds of one call: the median and the 95th percentile of all runs together. */
export interface Timing {
  p50: number
  p95: number
}

export interface Comparison {
  name: string
  calls: number
  rest: Timing
  graph: Timing
  /** Median over the runs of each run's own ratio of medians, graph/REST. */
  ratio: number
}

/** A call to measure; `n` is different each time. It throws when the answer is not the expected one. */
export type Call = (n: number) => Promise<void>

const RUNS = 5
const WARM_UP = 20

export const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

export const median = (values: readonly number[]): number => quantile(ascending(values), 0.5)

const ascending = (values: readonly number[]) => values.toSorted((a, b) => a - b)

export const timingOf = (values: readonly number[]): Timing => {
  const sorted = ascending(values)
  return { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) }
}

const timed = async (call: Call, n: number) => {
  const begun = performance.now()
  await call(n)
  return performance.now() - begun
}

/**
 * Calls both in turn, so that other work of the machine burdens both alike; of several clients each makes one
 * of the calls at once.
 */
export const compare = async (
  name: string,
  rest: Call,
  graph: Call,
  callsARun: number,
  clients = 1,
): Promise<Comparison> => {
  let n = 0
  const timeAll = (call: Call) => Promise.all(Array.from({ length: clients }, () => timed(call, n++)))
  for (let i = 0; i < WARM_UP; i++) {
    await timeAll(rest)
    await timeAll(graph)
  }
  const runs: { rest: number[]; graph: number[] }[] = []
  for (let run = 0; run < RUNS; run++) {
    const times = { rest: [] as number[], graph: [] as number[] }
    for (let i = 0; i < callsARun; i++) {
      times.rest.push(...(await timeAll(rest)))
      times.graph.push(...(await timeAll(graph)))
    }
    runs.push(times)
  }
  const ratios = ascending(runs.map((run) => timingOf(run.graph).p50 / timingOf(run.rest).p50))
  return {
    name,
    calls: RUNS * callsARun * clients,
    rest: timingOf(runs.flatMap((run) => run.rest)),
    graph: timingOf(runs.flatMap((run) => run.graph)),
    ratio: quantile(ratios, 0.5),
  }
}
