import type { AnyStateNode } from 'xstate/graph'

export const isHistory = ({ type }: AnyStateNode): boolean => type === 'history'

/** Answers where a history state leads before anything has been left. */
export const defaultOf = ({ config, parent }: AnyStateNode): readonly AnyStateNode[] => {
  const { target }: { target?: string } = config
  const node = target === undefined ? parent?.initial.target[0] : parent?.states[target]
  return node ? [node] : []
}
