import type { AnyStateMachine, StateValue } from 'xstate'

/**
 * How much of a transition the walks have taken: by every driver, by some, by none, or none with a written
 * reason. Or how often visits have.
 */
export type Mark = 'all' | 'some' | 'none' | 'excused' | 'often' | 'sometimes' | 'seldom' | 'never'

/** What a chart is drawn to show; all of it may be left out. */
export interface Shown {
  /** By the walker's key of a transition. */
  marks?: ReadonlyMap<string, Mark>
  /** How often each was taken, in words. */
  counts?: ReadonlyMap<string, string>
  /** The ids of the states that it is in (see {@link findActive}). */
  active?: ReadonlySet<string>
  /** Keys of the transitions that were just taken. */
  taken?: ReadonlySet<string>
  /** Keys of the transitions in which something failed, or ids of the states. */
  failed?: ReadonlySet<string>
}

/** The ids of all states that a state value is in, the machine's own among them. */
export const findActive = ({ root }: AnyStateMachine, value: StateValue): ReadonlySet<string> =>
  new Set([root.id, ...listIds(root, value)])

const listIds = (node: AnyStateMachine['root'], value: StateValue): string[] => {
  const inner = typeof value === 'string' ? { [value]: undefined } : value
  return Object.entries(inner).flatMap(([name, below]) => {
    const child = node.states[name]
    if (!child) return []
    return [child.id, ...(below === undefined ? [] : listIds(child, below))]
  })
}

const FIRST: readonly Mark[] = ['none', 'some', 'excused', 'all', 'often', 'sometimes', 'seldom', 'never']

/**
 * What a stylesheet tells apart: of several transitions that are drawn as one, the worst mark of the walks,
 * or that of the one taken most.
 */
export const looksOf = ({ marks, taken, failed }: Shown, ...keys: readonly string[]) => {
  const marked = keys.map((key) => marks?.get(key))
  return {
    'data-mark': FIRST.find((mark) => marked.includes(mark)),
    'data-taken': keys.some((key) => taken?.has(key)),
    'data-failed': keys.some((key) => failed?.has(key)),
  }
}
