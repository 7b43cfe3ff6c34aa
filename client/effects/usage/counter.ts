import type { ActorRefLike, AnyMachineSnapshot, AnyStateMachine, InspectionEvent, Snapshot } from 'xstate'
import type { CountUsageInput, Site } from '#client/apollo/generated/graphql.ts'
import { keyOfTaken, type Taken } from '#machines/chart/taken.ts'

export type Counter = ReturnType<typeof createCounter>

interface CounterDeps {
  site: Site
  /** Milliseconds of a clock that never goes back. */
  now: () => number
}

interface Stay {
  machine: string
  state: string
  times: number
  milliseconds: number
}

/** The shop takes 500 counts at once; what was taken least is dropped. */
const MOST_OF_EACH = 250
/** The shop takes no longer stay; a laptop may have slept. */
const LONGEST_STAY = 86_400_000
const NARROWEST_DESK = 768

const isOfMachine = (snapshot: Snapshot<unknown>): snapshot is AnyMachineSnapshot => 'machine' in snapshot

/** Counts what the actors of a page take, and how long they are in each state, while it is on. */
export const createCounter = ({ site, now }: CounterDeps) => {
  const transitions = new Map<string, { machine: string; key: string; times: number }>()
  const stays = new Map<string, Stay>()
  /** In which states each running actor is, and since when. */
  const here = new Map<ActorRefLike, { machine: string; since: Map<string, number> }>()
  const told = new Set<string>()
  let isOn = false
  let isNew = true

  const countTaken = (taken: Taken, machine: AnyStateMachine) => {
    const key = keyOfTaken(taken)
    if (key === null) return
    const count = transitions.get(key) ?? { machine: machine.id, key, times: 0 }
    count.times += 1
    transitions.set(key, count)
  }

  const stayIn = (machine: string, state: string): Stay => {
    const stay = stays.get(state) ?? { machine, state, times: 0, milliseconds: 0 }
    stays.set(state, stay)
    return stay
  }

  const follow = (ref: ActorRefLike, { machine: { id: machine }, status, _nodes }: AnyMachineSnapshot) => {
    const { since } = here.get(ref) ?? { since: new Map<string, number>() }
    const isRunning = status === 'active'
    const leaves = isRunning ? _nodes.filter(({ states }) => Object.keys(states).length === 0) : []
    const ids = new Set(leaves.map(({ id }) => id))
    for (const [state, at] of since) {
      if (ids.has(state)) continue
      const stay = stayIn(machine, state)
      stay.times += 1
      stay.milliseconds += now() - at
      since.delete(state)
    }
    for (const id of ids) if (!since.has(id)) since.set(id, now())
    if (isRunning) here.set(ref, { machine, since })
    else here.delete(ref)
  }

  const clear = () => {
    transitions.clear()
    stays.clear()
  }

  /** Counts stays that go on up to now, and answers the states that the page is in. */
  const breakStays = (): Set<string> => {
    const last = new Set<string>()
    for (const { machine, since } of here.values())
      for (const [state, at] of since) {
        stayIn(machine, state).milliseconds += now() - at
        since.set(state, now())
        last.add(state)
      }
    return last
  }

  return {
    /** What every actor of the page is made with. */
    inspect(event: InspectionEvent): void {
      if (!isOn) return
      const { actorRef } = event
      if (event.type === '@xstate.microstep' && isOfMachine(event.snapshot))
        for (const taken of event._transitions) countTaken(taken, event.snapshot.machine)
      if (event.type === '@xstate.snapshot' && isOfMachine(event.snapshot)) follow(actorRef, event.snapshot)
    },

    /** Turns it on or off; what was counted before it is turned off is forgotten. */
    turn(on: boolean): void {
      if (on === isOn) return
      isOn = on
      clear()
      here.clear()
    },

    /** Answers what was counted since this was asked last, and begins anew; null where that is nothing. */
    take(): CountUsageInput | null {
      if (!isOn) return null
      const last = breakStays()
      const input: CountUsageInput = {
        site,
        device: innerWidth < NARROWEST_DESK ? 'PHONE' : 'DESK',
        isNew,
        transitions: mostOf([...transitions.values()]).map((count) => ({
          ...count,
          isNew: !told.has(count.key),
        })),
        states: mostOf([...stays.values()]).map(({ milliseconds, ...stay }) => ({
          ...stay,
          milliseconds: Math.min(Math.round(milliseconds), LONGEST_STAY),
          isLast: last.has(stay.state),
        })),
      }
      for (const { key } of input.transitions) told.add(key)
      clear()
      const isNothing = !isNew && input.transitions.length === 0
      isNew = false
      return isNothing ? null : input
    },
  }
}

const MOST_TIMES = 10_000

const mostOf = <Count extends { times: number }>(counts: readonly Count[]): Count[] =>
  counts
    .toSorted((one, other) => other.times - one.times)
    .slice(0, MOST_OF_EACH)
    .map((count) => ({ ...count, times: Math.min(count.times, MOST_TIMES) }))
