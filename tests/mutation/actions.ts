import type { AnyStateMachine } from 'xstate'
import type { Named } from './chart.ts'
import { nameOf } from './mutant.ts'

export interface ActionVariation {
  what: string
  actions: readonly Named[]
}

/**
 * Skip doing an `assign` twice that reads only the event or a constant: the second time changes nothing. An
 * assigner that reads the context can make a difference, and so can any other action.
 */
const tellsTwice = (machine: AnyStateMachine, name: string): boolean => {
  const implementation: unknown = machine.implementations.actions[name]
  if (typeof implementation !== 'function' || !('assignment' in implementation)) return true
  const { assignment } = implementation
  const assigners = typeof assignment === 'function' ? [assignment] : Object.values(assignment ?? {})
  return assigners.some(
    (assigner) => typeof assigner === 'function' && !/^\((_\w*)?\s*[,)]/.test(assigner.toString()),
  )
}

/** Each action left out once, and done twice once. */
export const varyActions = (machine: AnyStateMachine, actions: readonly Named[]): ActionVariation[] =>
  actions.flatMap((action, index) => {
    const name = nameOf(action)
    return [
      { what: `drops ${name}`, actions: actions.toSpliced(index, 1) },
      ...(tellsTwice(machine, name)
        ? [{ what: `does ${name} twice`, actions: actions.toSpliced(index, 0, action) }]
        : []),
    ]
  })
