import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import { isAnswer, isRefusal, isTimer } from '#machines/chart/event-types.ts'
import type { JournalEntry } from '#machines/journal/entry.ts'
import type { KeptStream } from '#machines/journal/kept.ts'
import { type Recorder, record } from '#machines/journal/record.ts'
import { resume } from '#machines/journal/resume.ts'
import { revive } from '#machines/journal/revive.ts'
import { delayOf } from '../walks/walker/candidates.ts'
import { runHeld } from '../walks/walker/held-actor.ts'
import type { Step } from '../walks/walker/model.ts'
import type { Walk } from '../walks/walker/walk.ts'

/** A recorder that keeps everything in memory, by stream. */
export const createJournal = (now: () => number) => {
  const streams = new Map<string, JournalEntry[]>()
  const actors = new Map<string, AnyActorRef>()
  const recorder: Recorder = {
    append(stream, machineVersion, event, actor) {
      actors.set(stream, actor)
      const entries = streams.get(stream) ?? []
      streams.set(stream, entries)
      entries.push({ stream, seq: entries.length, at: now(), machineVersion, event })
    },
  }
  const read = (stream: string): KeptStream | null => {
    const entries = streams.get(stream)
    return entries ? { stream, snapshot: null, entries: structuredClone(entries) } : null
  }
  return { recorder, read, streams, actors }
}

export type Journal = ReturnType<typeof createJournal>

/** A recorded machine whose ports are held. Every entry is dated by its clock. */
export const runRecorded = ({ machine }: Walk, input: unknown) => {
  let now = () => 0
  const journal = createJournal(() => now())
  const run = runHeld(machine, input, (provided) => ({ logic: record(provided, journal.recorder) }))
  now = () => run.clock.now()
  return { run, journal }
}

/** The same actor, taken up from the journal after the page was away until `now`; its clock begins at 0. */
export const runResumed = ({ name, machine }: Walk, journal: Journal, now: number) =>
  runHeld(machine, undefined, (provided) =>
    resume(provided, revive(provided, name, journal), { recorder: journal.recorder, now: () => now }),
  )

export type Run = ReturnType<typeof runResumed>

/** Does to a running actor what the step of a path says. */
export const perform = async (walk: Walk, run: Run, { event }: Pick<Step, 'event'>): Promise<void> => {
  if (isTimer(event.type)) run.clock.increment(delayOf(walk, event.type))
  else if (isAnswer(event.type)) await run.answer(event.actorId, event.output)
  else if (isRefusal(event.type)) await run.refuse(event.actorId, event.error)
  else run.send(event)
}

/** What a replay has to agree on with the live actor. */
export const seen = ({ value, context, status, tags, children }: AnyMachineSnapshot) => ({
  value,
  context,
  status,
  tags: [...tags].sort(),
  children: Object.keys(children).sort(),
})
