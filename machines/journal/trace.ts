import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate'
import { isRefusal } from '#machines/chart/event-types.ts'
import { createNamer } from '#machines/chart/transitions.ts'
import type { ExportedStream } from './export.ts'
import { type JournalFailure, toFailure, Unreadable } from './failure.ts'
import { createFold } from './fold.ts'
import { migrate } from './migrate.ts'
import { versionOf } from './record.ts'

/** One event of a replayed stream, and what came of it. */
export interface TracedStep {
  snapshot: AnyMachineSnapshot
  /** Keys of the transitions that it took, in order (machines/chart/transitions.ts). */
  taken: readonly string[]
  /** The event was a refusal, or led into a failure, or the machine threw on it. */
  isFailed: boolean
}

/** A stream of an export, replayed step by step. */
export interface Trace {
  /** Null when this version has no such machine. */
  machine: AnyStateMachine | null
  /** The state before the first step; null when that step is the beginning. */
  begun: AnyMachineSnapshot | null
  /** A step for each entry, in their order; none when the stream cannot be replayed. */
  steps: readonly TracedStep[]
  /** Why the stream cannot be replayed; null when it can. */
  failure: JournalFailure | null
}

/**
 * Replays a stream of an export with the machine of its name among `machines`. Never throws: the sender may
 * have made it up.
 */
export const trace = (exported: ExportedStream, machines: readonly AnyStateMachine[]): Trace => {
  const machine = machines.find(({ id }) => id === exported.machine) ?? null
  try {
    if (!machine) throw new Unreadable('unknownVersion', `There is no machine ${exported.machine} here.`)
    return { machine, ...fold(machine, exported), failure: null }
  } catch (error) {
    return { machine, begun: null, steps: [], failure: toFailure(error) }
  }
}

const fold = (machine: AnyStateMachine, exported: ExportedStream): Pick<Trace, 'begun' | 'steps'> => {
  const { snapshot: from, entries } = migrate(exported, versionOf(machine))
  const nameOf = createNamer(machine)
  let taken: string[] = []
  const { take, readReplayed } = createFold(machine, from, (transitions) =>
    taken.push(...nameOf(transitions)),
  )
  const begun = from ? readReplayed().snapshot : null
  let before = begun
  const steps = entries.map((entry): TracedStep => {
    taken = []
    take(entry)
    const { snapshot } = readReplayed()
    const isFailed = isRefusal(entry.event.type) || hasBroken(snapshot) || hasFailed(before, snapshot)
    before = snapshot
    return { snapshot, taken, isFailed }
  })
  return { begun, steps }
}

const hasBroken = ({ status }: AnyMachineSnapshot): boolean => status === 'error'

/** Whether a step has filled `failure`, or another key of the context whose name ends so. */
const hasFailed = (before: AnyMachineSnapshot | null, { context }: AnyMachineSnapshot): boolean =>
  Object.entries(context).some(
    ([key, value]) => /failure$/i.test(key) && value !== null && value !== before?.context[key],
  )

/** Lists the keys of the context that a step has changed: all of them at the beginning. */
export const listChangedKeys = (before: AnyMachineSnapshot | null, after: AnyMachineSnapshot): string[] =>
  Object.keys(after.context).filter(
    (key) =>
      after.context[key] !== before?.context[key] &&
      JSON.stringify(after.context[key]) !== JSON.stringify(before?.context[key]),
  )

/** The last state of a replayed stream, as data; null where it cannot be replayed. */
export const lastStateOf = ({ begun, steps, failure }: Trace): LastState | null => {
  const snapshot = steps.at(-1)?.snapshot ?? begun
  if (!snapshot || failure) return null
  const { value, context, status } = snapshot
  return JSON.parse(JSON.stringify({ value, context, status }))
}

interface LastState {
  value: StateValue
  context: unknown
  status: string
}
