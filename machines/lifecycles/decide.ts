import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ContextFrom,
  type EmittedFrom,
  type EventFromLogic,
  type InputFrom,
  initialTransition,
  type StateValueFrom,
  transition,
} from 'xstate'
import { ROLES, type Role } from './roles.ts'

/**
 * How a lifecycle is asked (design.md section 1, what may happen is written once): a service decides each
 * command by it and appends the facts, a screen shows a button for each of `commandsOf`. Nothing is run and
 * nothing is kept.
 */
export interface StateOf<Lifecycle extends AnyStateMachine> {
  value: StateValueFrom<Lifecycle>
  context: ContextFrom<Lifecycle>
}

export type CommandOf<Lifecycle extends AnyStateMachine> = EventFromLogic<Lifecycle> & { by: Role }

export type Decision<Lifecycle extends AnyStateMachine> =
  | { accepted: true; state: StateOf<Lifecycle>; facts: readonly EmittedFrom<Lifecycle>[] }
  /** `role`: somebody else may, now (403). `state`: nobody may, now (409). */
  | { accepted: false; because: 'role' | 'state' }

const stateOf = ({ value, context }: AnyMachineSnapshot) => ({ value, context })

/** Reads what an action emits. XState's type of an action to execute leaves out the one that does. */
const factsOf = <Lifecycle extends AnyStateMachine>({ type, params }: { type: string; params?: unknown }) =>
  type === 'xstate.emit' && typeof params === 'object' && params !== null && 'event' in params
    ? [params.event as EmittedFrom<Lifecycle>]
    : []

/** Answers the state that a lifecycle begins in. */
export const begin = <Lifecycle extends AnyStateMachine>(
  lifecycle: Lifecycle,
  ...input: undefined extends InputFrom<Lifecycle> ? [] : [input: InputFrom<Lifecycle>]
): StateOf<Lifecycle> => stateOf(initialTransition(lifecycle, ...input)[0])

/** Whether the command would be accepted. */
export const accepts = <Lifecycle extends AnyStateMachine>(
  lifecycle: Lifecycle,
  state: StateOf<Lifecycle>,
  command: CommandOf<Lifecycle>,
): boolean => lifecycle.resolveState(state).can(command)

/** Answers the state after the command and the facts to append, or why it is refused. */
export const decide = <Lifecycle extends AnyStateMachine>(
  lifecycle: Lifecycle,
  state: StateOf<Lifecycle>,
  command: CommandOf<Lifecycle>,
): Decision<Lifecycle> => {
  if (!accepts(lifecycle, state, command)) {
    const others = ROLES.some((by) => accepts(lifecycle, state, { ...command, by }))
    return { accepted: false, because: others ? 'role' : 'state' }
  }
  const machine: AnyStateMachine = lifecycle
  const [next, actions] = transition(machine, machine.resolveState(state), command)
  return { accepted: true, state: stateOf(next), facts: actions.flatMap(factsOf<Lifecycle>) }
}

/** Lists the types of the commands that this role may give now, in the order of the chart. */
export const commandsOf = <Lifecycle extends AnyStateMachine>(
  lifecycle: Lifecycle,
  state: StateOf<Lifecycle>,
  by: Role,
): CommandOf<Lifecycle>['type'][] => {
  const snapshot = lifecycle.resolveState(state)
  return lifecycle.events.filter((type: string) => snapshot.can({ type, by }))
}
