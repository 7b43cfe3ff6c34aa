import { serialize } from 'node:v8'
import { type AnyEventObject, type AnyStateMachine, createActor, fromPromise, SimulatedClock } from 'xstate'
import { openJournal } from '#client/effects/journal/journal.ts'
import { createMemoryStore } from '#client/effects/journal/memory-store.ts'
import type { JournalEntry } from '#machines/journal/entry.ts'
import { record } from '#machines/journal/record.ts'
import { replay } from '#machines/journal/replay.ts'
import { readRefusal } from '#machines/refusal.ts'
import { tour } from '../walks/walker/tour.ts'
import { walks } from '../walks/walks.ts'
import { median } from './measure.ts'

export interface JournalFigures {
  /** Live events a second, without a journal and with one in memory. */
  without: number
  recorded: number
  /** Median over the runs of each run's own recorded/without. */
  ratio: number
  /** Replayed events a second; median over the runs. */
  replayed: number
  /** Bytes of an entry as V8's structured clone writes it. */
  bytesAnEvent: number
  /** How many different events there are, and of how many machines. */
  events: number
  machines: number
}

/** A walk's path that the benchmark repeats. */
interface Visit {
  machine: AnyStateMachine
  entries: readonly JournalEntry[]
}

const RUNS = 9
const MILLISECONDS_A_RUN = 300

const never = fromPromise(() => new Promise(() => {}))

/** Calls the ports and answers as the path does. */
const holdPorts = (machine: AnyStateMachine): AnyStateMachine => {
  const ports = Object.keys(machine.implementations.actors).map((name) => [name, never] as const)
  return machine.provide({ actors: Object.fromEntries(ports) })
}

const asData = (event: AnyEventObject): AnyEventObject =>
  'error' in event ? { ...event, error: readRefusal(event.error) } : event

const visits: readonly Visit[] = walks.flatMap((walk) => {
  const machine = holdPorts(walk.machine)
  return tour(walk).map(({ input, steps }) => ({
    machine,
    entries: steps.map(({ event }, seq) => ({
      stream: walk.name,
      seq,
      at: seq,
      machineVersion: '1',
      event: seq === 0 ? { type: 'xstate.init', input } : asData(event),
    })),
  }))
})

const events = visits.reduce((sum, { entries }) => sum + entries.length, 0)

const live = (around: (machine: AnyStateMachine) => AnyStateMachine) => {
  for (const { machine, entries } of visits) {
    const [begun, ...taken] = entries
    const clock = new SimulatedClock()
    const actor = createActor(around(machine), { input: begun?.event.input, clock }).start()
    for (const { event } of taken) actor.send(event)
  }
}

const openedJournal = () =>
  openJournal({
    machines: Object.fromEntries(walks.map(({ name, machine }) => [name, holdPorts(machine)])),
    open: async () => createMemoryStore(),
    now: Date.now,
    onFailure: ({ message }) => {
      throw new Error(message)
    },
    page: new EventTarget(),
  })

/** Answers events a second. */
const rate = async (run: () => void | Promise<void>): Promise<number> => {
  const begun = performance.now()
  let rounds = 0
  while (performance.now() - begun < MILLISECONDS_A_RUN) {
    await run()
    rounds += 1
  }
  return (1_000 * rounds * events) / (performance.now() - begun)
}

/**
 * Measures what the journal costs while actors run, and how fast it replays: every path of every walk, over
 * and over.
 */
export const benchJournal = async (): Promise<JournalFigures> => {
  const { recorder, flush } = await openedJournal()
  const withoutJournal = () => live((machine) => machine)
  const withJournal = async () => {
    live((machine) => record(machine, recorder))
    await flush()
  }
  const replays = () => {
    for (const { machine, entries } of visits) replay(machine, entries)
  }
  for (const warmUp of [withoutJournal, withJournal, replays]) await rate(warmUp)
  const runs = []
  for (let run = 0; run < RUNS; run += 1) {
    runs.push({
      without: await rate(withoutJournal),
      recorded: await rate(withJournal),
      replayed: await rate(replays),
    })
  }
  const entries = visits.flatMap((visit) => visit.entries)
  return {
    without: median(runs.map(({ without }) => without)),
    recorded: median(runs.map(({ recorded }) => recorded)),
    ratio: median(runs.map(({ without, recorded }) => recorded / without)),
    replayed: median(runs.map(({ replayed }) => replayed)),
    bytesAnEvent: entries.reduce((sum, entry) => sum + serialize(entry).length, 0) / entries.length,
    events,
    machines: walks.length,
  }
}
