import { deepStrictEqual } from 'node:assert/strict'
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { createModel } from '../walker/model.ts'
import { eventInWords } from '../walker/words.ts'
import type { Told } from './page-recorder.ts'

type Seen = Pick<Told, 'value' | 'context' | 'tags' | 'status'>

/** What the page can tell of a snapshot. */
const seen = ({ value, context, tags, status }: Seen): unknown =>
  JSON.parse(JSON.stringify({ value, context, status, tags: [...tags].sort() }))

const ofSnapshot = ({ value, context, tags, status }: AnyMachineSnapshot) =>
  seen({ value, context, tags: [...tags], status })

/**
 * The pure machine beside an actor of the page: it takes every event that the actor has taken, payload and all, and throws
 * when the two do not agree.
 */
export const createTwin = (machine: AnyStateMachine, { event, ...first }: Told) => {
  const model = createModel(machine, event.input)
  const begun = model.start(event.input)
  const isRestored = JSON.stringify(ofSnapshot(begun.snapshot)) !== JSON.stringify(seen(first))
  let { snapshot } = begun
  if (isRestored) snapshot = machine.resolveState({ value: first.value, context: first.context })
  return {
    /** Keys of the transitions that the page has taken. */
    taken: new Set(first.taken),
    /** Types of the events taken, oldest first. */
    types: [event.type],
    snapshot: () => snapshot,
    take(told: Told) {
      const step = model.step(snapshot, told.event)
      snapshot = step.snapshot
      for (const key of told.taken) this.taken.add(key)
      this.types.push(told.event.type)
      const words = `${machine.id} in the page and the pure machine do not agree on ${eventInWords(told.event)}`
      deepStrictEqual(seen(told), ofSnapshot(snapshot), words)
      deepStrictEqual(told.taken, step.taken, words)
    },
  }
}

export type Twin = ReturnType<typeof createTwin>
