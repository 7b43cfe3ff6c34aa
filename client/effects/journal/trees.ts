import type { AnyStateMachine } from 'xstate'
import { type JournalFailure, toFailure } from '#machines/journal/failure.ts'
import type { KeptStream } from '#machines/journal/kept.ts'
import type { Migrations } from '#machines/journal/migrate.ts'
import { type Revived, revive, treeOf } from '#machines/journal/revive.ts'

/**
 * The machines that are journalled. Actors of one machine are called `machine name`, with a space between.
 */
export interface Journalled {
  machines: Readonly<Record<string, AnyStateMachine>>
  /** Ids of machines that come with their pages. What is kept of them waits until then. */
  later?: readonly string[]
  /** The migrations of each machine, by its id. */
  migrations?: Readonly<Record<string, Migrations>>
}

/** An actor, with its stream and those of the machines that have run within it. */
export interface Tree {
  name: string
  machine: AnyStateMachine
  streams: readonly KeptStream[]
  /** Null when it could not be read. */
  revived: Revived | null
  failure: JournalFailure | null
}

export const rootOf = (stream: string): string => stream.split('/')[0] ?? stream

const idOf = (name: string): string => name.split(' ')[0] ?? name

const machineOf = ({ machines }: Journalled, name: string): AnyStateMachine | null => {
  const id = idOf(name)
  return Object.hasOwn(machines, id) ? (machines[id] ?? null) : null
}

/** Whether a stream is of a machine that comes with its page. */
export const isForLater = ({ later = [] }: Journalled, { stream }: KeptStream): boolean =>
  later.includes(idOf(rootOf(stream)))

/** Groups streams by actor. Leaves out those that belong to no machine of this version. */
export const toTrees = (journalled: Journalled, kept: readonly KeptStream[]): Tree[] =>
  [...Map.groupBy(kept, ({ stream }) => rootOf(stream))].flatMap(([name, streams]) => {
    const machine = machineOf(journalled, name)
    return machine ? [toTree(journalled, name, machine, streams)] : []
  })

const toTree = (
  { migrations }: Journalled,
  name: string,
  machine: AnyStateMachine,
  streams: readonly KeptStream[],
): Tree => {
  const read = (stream: string) => streams.find((one) => one.stream === stream) ?? null
  try {
    const revived = revive(machine, name, { read, migrations })
    return { name, machine, streams, revived, failure: null }
  } catch (error) {
    return { name, machine, streams, revived: null, failure: toFailure(error) }
  }
}

/** Names the streams of machines that no longer run within their actor. */
export const findEnded = ({ streams, revived }: Tree): string[] => {
  const running = new Set(revived ? treeOf(revived).map(({ stream }) => stream) : [])
  return streams.map(({ stream }) => stream).filter((stream) => !running.has(stream))
}
