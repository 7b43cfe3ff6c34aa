import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate'
import { Unreadable } from './failure.ts'
import type { Replayed } from './fold.ts'
import type { KeptStream } from './kept.ts'
import { type Migrations, migrate } from './migrate.ts'
import { isMachine, versionOf } from './record.ts'
import { replay } from './replay.ts'

/** An actor as its journal says, from which it can go on, and the machines within it. */
export interface Revived<Machine extends AnyStateMachine = AnyStateMachine>
  extends Replayed<SnapshotFrom<Machine>> {
  stream: string
  machine: Machine
  /** The machines within it, by the id of the child. */
  within: ReadonlyMap<string, Revived>
}

/** Lists the actor and all machines within it. */
export const treeOf = (revived: Revived): Revived[] => [
  revived,
  ...[...revived.within.values()].flatMap(treeOf),
]

interface Journal {
  read(stream: string): KeptStream | null
  /** By machine id. */
  migrations?: Readonly<Record<string, Migrations>>
}

/** Replays the stream of an actor, and those of the machines within it. Throws what `toFailure` reads. */
export const revive = <Machine extends AnyStateMachine>(
  machine: Machine,
  stream: string,
  journal: Journal,
): Revived<Machine> => reviveAny(machine, stream, journal) as Revived<Machine>

const reviveAny = (machine: AnyStateMachine, stream: string, journal: Journal): Revived => {
  const kept = journal.read(stream)
  if (!kept) throw new Unreadable('garbled', `${stream} is not there.`)
  const { snapshot, entries } = migrate(kept, versionOf(machine), journal.migrations?.[machine.id])
  const replayed: Replayed = replay(machine, entries, snapshot)
  if (replayed.snapshot.status === 'error') throw replayed.snapshot.error
  const within = machinesWithin(machine, replayed.snapshot).map(
    ([id, inner]) => [id, reviveAny(inner, `${stream}/${id}`, journal)] as const,
  )
  return { ...replayed, stream, machine, within: new Map(within) }
}

/** Finds the machines that run within this state, by the id of the child. */
const machinesWithin = (machine: AnyStateMachine, { children }: AnyMachineSnapshot) =>
  Object.entries<AnyActorRef>(children).flatMap(([id, { src }]) => {
    const logic: unknown = typeof src === 'string' ? machine.implementations.actors[src] : src
    return isMachine(logic) ? [[id, logic] as const] : []
  })
