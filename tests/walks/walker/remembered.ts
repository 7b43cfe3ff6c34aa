import { type AnyMachineSnapshot, getNextTransitions } from 'xstate'
import type { AnyStateNode } from 'xstate/graph'
import { defaultOf, isHistory } from '#machines/chart/history.ts'

/**
 * Where the history states lead that can be gone to from here: without it, two snapshots that go on otherwise
 * look the same.
 */
export const remembered = (snapshot: AnyMachineSnapshot): string[] => {
  if (Object.keys(snapshot.historyValue).length === 0) return []
  return getNextTransitions(snapshot)
    .flatMap(({ target = [] }) => target)
    .filter(isHistory)
    .flatMap((node) => placesBehind(node, snapshot))
}

const placesBehind = (node: AnyStateNode, snapshot: AnyMachineSnapshot): string[] => {
  const { id, path, type, initial } = node
  if (isHistory(node))
    return (snapshot.historyValue[id] ?? defaultOf(node)).flatMap((one) => placesBehind(one, snapshot))
  return type === 'compound' ? initial.target.flatMap((one) => placesBehind(one, snapshot)) : [path.join('.')]
}
