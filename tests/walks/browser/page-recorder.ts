import type { AnyEventObject, AnyMachineSnapshot, InspectionEvent, Snapshot, StateValue } from 'xstate'

/** One event that an actor of the page has taken, and the actor's state after it; all as data. */
export interface Told {
  /** Names the actor; no two of any page have the same name. */
  actor: string
  machine: string
  event: AnyEventObject
  /** Keys of the transitions taken. */
  taken: string[]
  emitted: AnyEventObject[]
  value: StateValue
  context: Record<string, unknown>
  tags: string[]
  status: string
  /** The whole snapshot, where the actor began or took another's state. */
  persisted?: unknown
}

declare global {
  /** The driver puts this function into the page; it takes the text. */
  var aquatintTell: (told: string) => void
}

/**
 * Runs inside the page before its own code: tells every event that a machine of the page takes at once, so
 * that nothing is lost when the page goes. It is sent there as text, so it stands alone.
 */
export const recordActors = () => {
  const load = Math.random()
  const names = new WeakMap<object, string>()
  const untold = new WeakMap<object, Pick<Told, 'taken' | 'emitted'>>()
  let count = 0
  const nameOf = (actor: object): string => {
    const name = names.get(actor) ?? `${load} ${++count}`
    names.set(actor, name)
    return name
  }

  const untoldOf = (actor: object) => {
    const news = untold.get(actor) ?? { taken: [], emitted: [] }
    untold.set(actor, news)
    return news
  }

  type Taken = Extract<InspectionEvent, { type: '@xstate.microstep' }>['_transitions'][number]
  const guardOf = (guard: Taken['guard']): string =>
    typeof guard === 'object' && 'type' in guard ? String(guard.type) : String(guard ?? '')
  /** Writes the key as machines/chart does; the twin uses that, and is compared at every event. */
  const keyOf = (taken: Taken): string => {
    const { source, eventType, guard, target } = taken
    const declared = eventType === '' ? source.always : source.transitions.get(eventType)
    const targets = target?.map(({ id }) => id).join(',') ?? ''
    return `${source.id}|${eventType || 'always'}[${declared?.indexOf(taken)}]{${guardOf(guard)}}->${targets}`
  }

  const isOfMachine = (snapshot: Snapshot<unknown>): snapshot is AnyMachineSnapshot => 'machine' in snapshot
  /** An error's message is no enumerable property and would be lost. */
  const asData = (_key: string, value: unknown) =>
    value instanceof Error ? { ...value, name: value.name, message: value.message } : value

  globalThis.aquatintInspect = (inspected: InspectionEvent) => {
    const { actorRef } = inspected
    if (inspected.type === '@xstate.microstep')
      untoldOf(actorRef).taken.push(...inspected._transitions.map(keyOf))
    if (inspected.type === '@xstate.action' && inspected.action.type === 'xstate.emit')
      untoldOf(actorRef).emitted.push((inspected.action.params as { event: AnyEventObject }).event)
    if (inspected.type !== '@xstate.snapshot' || !isOfMachine(inspected.snapshot)) return
    const { event, snapshot } = inspected
    const isGiven = !names.has(actorRef) || event.type === 'tabs.state'
    // A following tab has only passed this event on to the leader.
    if (!isGiven && !untold.has(actorRef)) return
    const { machine, value, context, tags, status } = snapshot
    const told: Told = {
      actor: nameOf(actorRef),
      machine: machine.id,
      event,
      ...untoldOf(actorRef),
      value,
      context,
      tags: [...tags],
      status,
      ...(isGiven && { persisted: machine.getPersistedSnapshot(snapshot) }),
    }
    untold.delete(actorRef)
    globalThis.aquatintTell(JSON.stringify(told, asData))
  }
}
