import type { AnyActorRef, AnyEventObject, AnyStateMachine } from 'xstate'
import type { SetAside } from '#client/effects/journal/store.ts'
import type { Journalled } from '#client/effects/journal/trees.ts'
import type { JournalEntry } from '#machines/journal/entry.ts'
import { toFailure } from '#machines/journal/failure.ts'
import type { JournalSnapshot, KeptStream } from '#machines/journal/kept.ts'
import { toLiveSnapshot } from '#machines/journal/live.ts'
import { versionOf } from '#machines/journal/record.ts'
import { toSnapshot } from '#machines/journal/replay.ts'
import { revive } from '#machines/journal/revive.ts'

interface Copy {
  machine: AnyStateMachine
  actor: AnyActorRef
  /** Number of the last entry taken; -1 before the first. */
  seq: number
}

/** Holds this tab's copies of the actors that all tabs share, by stream. */
export const createSharedActors = (migrations: Journalled['migrations']) => {
  const copies = new Map<string, Copy>()
  const taken = new WeakSet<AnyEventObject>()
  let isStarted = false
  const states = new WeakMap<AnyEventObject, JournalSnapshot>()

  const copyOf = (stream: string): Copy => {
    const copy = copies.get(stream)
    if (!copy) throw new Error(`${stream} is not shared.`)
    return copy
  }

  const snapshotOf = (stream: string, { machine, actor, seq }: Copy): JournalSnapshot =>
    toLiveSnapshot(actor, { stream, seq, at: Date.now(), machineVersion: versionOf(machine) })

  /** Begins anew where this program cannot read what is kept. */
  const goOnFromOne = (kept: KeptStream): SetAside[] => {
    const { stream } = kept
    const copy = copyOf(stream)
    copy.seq = lastSeqOf([kept], stream)
    try {
      const revived = revive(copy.machine, stream, { read: () => kept, migrations })
      const event = { type: 'tabs.state' }
      states.set(event, toSnapshot(copy.machine, stream, revived))
      copy.actor.send(event)
      return []
    } catch (error) {
      return [{ kept, failure: toFailure(error) }]
    }
  }

  const goOnFromAll = (streams: readonly KeptStream[]): SetAside[] => streams.flatMap(goOnFromOne)
  const takeSnapshots = () => [...copies].map(([stream, copy]) => snapshotOf(stream, copy))

  const listKept = (): KeptStream[] =>
    takeSnapshots().map((snapshot) => ({ stream: snapshot.stream, snapshot, entries: [] }))

  return {
    add(stream: string, machine: AnyStateMachine, actor: AnyActorRef) {
      copies.set(stream, { machine, actor, seq: -1 })
    },
    start() {
      isStarted = true
      for (const { actor } of copies.values()) actor.start()
    },
    send: (stream: string, event: AnyEventObject) => copyOf(stream).actor.send(event),
    seqOf: (stream: string): number => copies.get(stream)?.seq ?? -1,
    countTo(stream: string, seq: number) {
      copyOf(stream).seq = seq
    },

    /** Takes what the leader has taken. */
    take({ stream, seq, event }: JournalEntry) {
      const copy = copyOf(stream)
      copy.seq = seq
      if (event.type === 'xstate.init') return
      taken.add(event)
      copy.actor.send(event)
    },
    isTaken: (event: AnyEventObject): boolean => taken.has(event),

    /** Makes each copy what another tab, or another page, has left. Answers what could not be read. */
    goOnFrom: goOnFromAll,
    findState: (event: AnyEventObject): JournalSnapshot | null => states.get(event) ?? null,

    /** Takes a snapshot of each; call it between two events. */
    takeSnapshots,
    listKept,
    /** Lets go of what is in flight here: each copy goes on from its own state. */
    rest() {
      if (isStarted) goOnFromAll(listKept())
    },
  }
}

export type SharedActors = ReturnType<typeof createSharedActors>

/** The number of the last entry of a stream; -1 when there is none. */
export const lastSeqOf = (streams: readonly KeptStream[], stream: string): number => {
  const kept = streams.find((one) => one.stream === stream)
  return kept?.entries.at(-1)?.seq ?? kept?.snapshot?.seq ?? -1
}
