/** Milliseconds over many calls. */
export interface Distribution {
  count: number
  p50: number
  p95: number
  p99: number
  max: number
}

export const distributionOf = (milliseconds: readonly number[]): Distribution => {
  const sorted = milliseconds.toSorted((one, other) => one - other)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}

export const timeCall = async (call: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await call()
  return performance.now() - begun
}
