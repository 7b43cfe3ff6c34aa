import { deepStrictEqual } from 'node:assert/strict'
import { type AnyMachineSnapshot, type AnyStateMachine, createActor, type Snapshot } from 'xstate'
import { eventInWords } from '#machines/chart/words.ts'
import { createModel } from '../walker/model.ts'
import type { Told } from './page-recorder.ts'

type Seen = Pick<Told, 'value' | 'context' | 'tags' | 'status'>

/** Makes data as it comes out of a page. */
export const toTold = (data: unknown): unknown => JSON.parse(JSON.stringify(data))

/** The parts of a snapshot that the page can tell. */
const seen = ({ value, context, tags, status }: Seen): unknown =>
  toTold({ value, context, status, tags: [...tags].sort() })

const ofSnapshot = ({ value, context, tags, status }: AnyMachineSnapshot) =>
  seen({ value, context, tags: [...tags], status })

/**
 * A shared actor is sent this when it goes on from what was kept, or from another tab (client/effects/tabs).
 */
const ANOTHERS_STATE = 'tabs.state'

/** Restores the snapshot with its children, none of which runs. */
const goOnFrom = (machine: AnyStateMachine, { persisted }: Pick<Told, 'persisted'>): AnyMachineSnapshot =>
  createActor(machine, { snapshot: persisted as Snapshot<unknown> }).getSnapshot()

/**
 * Runs the pure machine beside an actor of the page: it takes every event of the actor, payload included, and
 * throws when the two disagree.
 */
export const createTwin = (machine: AnyStateMachine, { event, ...first }: Told) => {
  const model = createModel(machine)
  const begun = model.start(event.input)
  const isRestored = JSON.stringify(ofSnapshot(begun.snapshot)) !== JSON.stringify(seen(first))
  let snapshot = isRestored ? goOnFrom(machine, first) : begun.snapshot
  return {
    /** Keys of the transitions that the page has taken. */
    taken: new Set(first.taken),
    /** The events taken, oldest first. */
    events: [event],
    snapshot: () => snapshot,
    take(told: Told) {
      this.events.push(told.event)
      for (const key of told.taken) this.taken.add(key)
      if (told.event.type === ANOTHERS_STATE) {
        snapshot = goOnFrom(machine, told)
        return
      }
      const step = model.step(snapshot, told.event)
      snapshot = step.snapshot
      const words = `${machine.id} in the page and the pure machine do not agree on ${eventInWords(told.event)}`
      deepStrictEqual(seen(told), ofSnapshot(snapshot), words)
      deepStrictEqual(told.taken, step.taken, words)
      deepStrictEqual(told.emitted, toTold(step.emitted), words)
    },
  }
}

export type Twin = ReturnType<typeof createTwin>
