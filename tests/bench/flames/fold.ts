import type { Profiler, Runtime } from 'node:inspector'

/** A function on a stack, with all the time that it and whatever it called took there, in milliseconds. */
export interface Flame {
  name: string
  url: string
  total: number
  called: Flame[]
}

/** What is no work, and what is the profiler's own. */
const LEFT_OUT = /^\((idle|program|root)\)$/
const PROFILER = /^node:inspector|flames\/profiler\.ts$/

/** Folds a profile into stacks: calls of one function at one place of the stack are one. Longest first. */
export function foldProfile({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Flame[] {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const own = new Map<number, number>()
  for (const [index, id] of samples.entries())
    own.set(id, (own.get(id) ?? 0) + (timeDeltas[index] ?? 0) / 1_000)

  const calledBy = (node: Profiler.ProfileNode) => (node.children ?? []).flatMap((id) => byId.get(id) ?? [])
  const fold = (level: readonly Profiler.ProfileNode[]): Flame[] =>
    [...Map.groupBy(level.filter(isWork), ({ callFrame }) => nameOf(callFrame)).values()]
      .flatMap((same) => {
        const [first] = same
        if (!first) return []
        const called = fold(same.flatMap(calledBy))
        const total = sum(same.map(({ id }) => own.get(id) ?? 0)) + sum(called.map((each) => each.total))
        return [
          { name: first.callFrame.functionName || '(anonymous)', url: first.callFrame.url, total, called },
        ]
      })
      .filter(({ total }) => total > 0)
      .toSorted((a, b) => b.total - a.total)

  const [root] = nodes
  return root ? fold(calledBy(root)) : []
}

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const isWork = ({ callFrame: { functionName, url } }: Profiler.ProfileNode) =>
  !LEFT_OUT.test(functionName) && !PROFILER.test(url)

const nameOf = ({ functionName, url }: Runtime.CallFrame) => `${functionName} ${url}`
