import type { ChartState, ChartTransition } from './describe.ts'

/** All transitions from one state to one other: they share an arrow, and each keeps its own words. */
export interface Bundle {
  id: string
  source: string
  target: string
  transitions: readonly ChartTransition[]
}

export const bundlesOf = ({ id: source, leaves }: ChartState): Bundle[] => {
  const pairs = leaves.flatMap((transition) => transition.targets.map((target) => ({ target, transition })))
  return [...Map.groupBy(pairs, ({ target }) => target)].map(([target, bundled]) => ({
    id: `${source} -> ${target}`,
    source,
    target,
    transitions: bundled.map(({ transition }) => transition),
  }))
}
