import type { AnyActorRef, AnyActorScope, AnyMachineSnapshot, AnyStateMachine, Snapshot } from 'xstate'
import { type Recorder, record } from './record.ts'
import type { Revived } from './revive.ts'

/** To be run as `createActor(logic, { snapshot })`. */
export interface Resumed<Machine> {
  logic: Machine
  snapshot: Snapshot<unknown>
}

/**
 * Makes the actor go on as it was left, recorded as before. As it starts it asks again what was in flight
 * (which carries an idempotency key or only reads), and its timers go on with what is left of them: XState
 * itself would forget them (statelyai/xstate#5331). `machine` has its ports filled in; `now` is in
 * milliseconds since 1970.
 */
export const resume = <Machine extends AnyStateMachine>(
  machine: Machine,
  revived: Revived,
  { recorder, now }: { recorder: Recorder; now: () => number },
): Resumed<Machine> => {
  const recorded = record(machine, recorder, revived.stream)
  const start = (snapshot: AnyMachineSnapshot, { self }: AnyActorScope) => {
    recorded.start(snapshot)
    rearm(self, snapshot, revived, now())
  }
  return { logic: { ...recorded, start }, snapshot: toPersisted(revived) }
}

const rearm = (
  self: AnyActorRef,
  { children }: AnyMachineSnapshot,
  { timers, within }: Revived,
  now: number,
) => {
  for (const { id, event, dueAt } of timers)
    self.system.scheduler.schedule(self, self, event, Math.max(0, dueAt - now), id)
  for (const [id, inner] of within) {
    const child: AnyActorRef | undefined = children[id]
    if (child) rearm(child, child.getSnapshot(), inner, now)
  }
}

/** Makes what XState persists of an actor, with each machine within it as its own stream says. */
export const toPersisted = ({ machine, snapshot, within }: Revived): Snapshot<unknown> => {
  const state = machine.getPersistedSnapshot(snapshot)
  if (within.size === 0 || !hasChildren(state)) return state
  const children = Object.entries(state.children).map(([id, child]) => {
    const inner = within.get(id)
    return [id, inner ? { ...child, snapshot: toPersisted(inner) } : child]
  })
  return Object.assign({ ...state }, { children: Object.fromEntries(children) })
}

const hasChildren = (state: object): state is { children: Record<string, object> } => 'children' in state
