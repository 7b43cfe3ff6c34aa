import { type AnyActorRef, type AnyEventObject, type AnyStateMachine, StateMachine } from 'xstate'
import { readRefusal } from '#machines/refusal.ts'

/** Keeps what actors take, in the order in which they take it. Must not throw. */
export interface Recorder {
  /**
   * Is called before the event has any effect, and numbers and dates it. `event` is data: do not change it.
   */
  append(stream: string, machineVersion: string, event: AnyEventObject, actor: AnyActorRef): void
}

/** The `version` of a machine's chart, as the journal names it. */
export const versionOf = ({ version }: AnyStateMachine): string => version ?? '1'

/**
 * Makes each actor of a machine hand every event to the recorder before it takes it: its beginning with its
 * input (`xstate.init`), what it is sent, what its ports answer and its timers, but not what it raises, as
 * that follows. A port's error becomes refusal data first, so that the live actor and a replay see the same.
 * Machines within the machine are recorded too, under `name/id` (design.md section 3, Journal).
 */
export const record = <Machine extends AnyStateMachine>(
  machine: Machine,
  recorder: Recorder,
  name: string = machine.id,
): Machine => {
  const inner = recordInner(machine, recorder, name)
  const append = (self: AnyActorRef, event: AnyEventObject) =>
    recorder.append(streamOf(name, self), versionOf(machine), event, self)
  const recorded: Pick<AnyStateMachine, 'getInitialSnapshot' | 'transition'> = {
    getInitialSnapshot(scope, input) {
      append(scope.self, { type: 'xstate.init', input })
      return inner.getInitialSnapshot(scope, input)
    },
    transition(snapshot, event, scope) {
      const taken = asData(event)
      if (taken.type !== STOP) append(scope.self, taken)
      return inner.transition(snapshot, taken, scope)
    },
  }
  return { ...machine, ...inner, ...recorded }
}

/** Is not recorded: the page, or the actor's parent, lets go of it, and no state follows from that. */
const STOP = 'xstate.stop'

/** Turns a port's error into data: no store keeps an Error whole. */
const asData = (event: AnyEventObject): AnyEventObject =>
  event.type.startsWith('xstate.error.actor.') ? { ...event, error: readRefusal(event.error) } : event

const streamOf = (name: string, self: AnyActorRef): string =>
  self._parent ? `${streamOf(name, self._parent)}/${self.id}` : name

export const isMachine = (logic: unknown): logic is AnyStateMachine => logic instanceof StateMachine

const recordInner = (machine: AnyStateMachine, recorder: Recorder, name: string): AnyStateMachine => {
  const inner = Object.entries<unknown>(machine.implementations.actors).flatMap(([source, logic]) =>
    isMachine(logic) ? [[source, record(logic, recorder, name)] as const] : [],
  )
  return inner.length === 0 ? machine : machine.provide({ actors: Object.fromEntries(inner) })
}
