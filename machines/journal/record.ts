import { type AnyActorRef, type AnyEventObject, type AnyStateMachine, StateMachine } from 'xstate'
import { readRefusal } from '#machines/refusal.ts'

/** Who keeps what the actors take, in the order in which they take it. Must not throw. */
export interface Recorder {
  /**
   * Called before the event has any effect. Numbers and dates it; `event` is data and must not be changed.
   */
  append(stream: string, machineVersion: string, event: AnyEventObject, actor: AnyActorRef): void
}

/** The `version` of a machine's chart, as the journal names it. */
export const versionOf = ({ version }: AnyStateMachine): string => version ?? '1'

/**
 * The same machine, each of whose actors hands what it takes to the recorder before it takes it: its
 * beginning with its input (`xstate.init`), what it is sent, what its ports answer and its timers; not what
 * it raises itself, as that follows. What a port threw becomes refusal data first, so that the live actor and
 * a replay see the same. Machines that it runs within itself are recorded too, under `name/id` (design.md
 * section 3, Journal).
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

/** The page or its parent lets go of the actor: nothing that its state follows from. */
const STOP = 'xstate.stop'

/** An Error does not survive being kept whole. */
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
