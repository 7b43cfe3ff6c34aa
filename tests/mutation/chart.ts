import { type AnyStateMachine, StateMachine } from 'xstate'

/**
 * A machine's configuration with each part written in one form, so that an operator handles only that form.
 */
export interface Chart {
  id?: string
  initial?: string
  type?: string
  tags: readonly string[]
  entry: readonly Named[]
  exit: readonly Named[]
  on: Readonly<Record<string, readonly Transition[]>>
  always: readonly Transition[]
  after: Readonly<Record<string, readonly Transition[]>>
  onDone: readonly Transition[]
  invoke: readonly Invoke[]
  states: Readonly<Record<string, Chart>>
}

/** A guard's or an action's. */
export type Named = string | { type: string; params?: unknown }

export interface Transition {
  target?: readonly string[]
  reenter?: boolean
  guard?: Named
  actions: readonly Named[]
}

export interface Invoke {
  id: string
  onDone: readonly Transition[]
  onError: readonly Transition[]
}

type Loose = Record<string, unknown>

const many = <T>(one: unknown): T[] => (one === undefined ? [] : Array.isArray(one) ? one : [one as T])

const each = <T, U>(record: unknown, map: (value: T) => U): Record<string, U> =>
  Object.fromEntries(
    Object.entries((record ?? {}) as Record<string, T>).map(([key, value]) => [key, map(value)]),
  )

const toTransition = (loose: string | Loose): Transition => {
  const { target, actions, ...rest }: Loose = typeof loose === 'string' ? { target: loose } : loose
  return {
    ...rest,
    ...(target !== undefined && { target: many<string>(target) }),
    actions: many<Named>(actions),
  }
}

const toTransitions = (loose: unknown): Transition[] => many<string | Loose>(loose).map(toTransition)

const toInvoke = ({ id, onDone, onError, ...rest }: Loose): Invoke => ({
  ...rest,
  id: String(id),
  onDone: toTransitions(onDone),
  onError: toTransitions(onError),
})

const toChart = (loose: Loose): Chart => ({
  ...loose,
  tags: many(loose.tags),
  entry: many(loose.entry),
  exit: many(loose.exit),
  on: each(loose.on, toTransitions),
  always: toTransitions(loose.always),
  after: each(loose.after, toTransitions),
  onDone: toTransitions(loose.onDone),
  invoke: many<Loose>(loose.invoke).map(toInvoke),
  states: each(loose.states, toChart),
})

export const chartOf = (machine: AnyStateMachine): Chart => toChart(machine.config as Loose)

/** No chart of ours needs as many; a mutant that goes round in circles ends here. */
const MOST_MICROSTEPS = 200

/** Builds a machine from this chart with the implementations of the given one. */
export const machineOf = (
  chart: Chart,
  implementations: AnyStateMachine['implementations'],
): AnyStateMachine => {
  const config = { ...chart, options: { maxIterations: MOST_MICROSTEPS } }
  return new StateMachine(config as AnyStateMachine['config'], implementations)
}

/** Answers the chart with one state changed. */
export const withState = (
  chart: Chart,
  [key, ...deeper]: readonly string[],
  change: (state: Chart) => Chart,
): Chart => {
  const inner = key === undefined ? undefined : chart.states[key]
  if (key === undefined || !inner) return change(chart)
  return { ...chart, states: { ...chart.states, [key]: withState(inner, deeper, change) } }
}
