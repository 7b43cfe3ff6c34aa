import type { AnyStateMachine } from 'xstate'
import { type JournalFailure, toFailure } from '#machines/journal/failure.ts'
import type { KeptStream } from '#machines/journal/kept.ts'
import type { Migrations } from '#machines/journal/migrate.ts'
import { type Revived, revive, treeOf } from '#machines/journal/revive.ts'

/**
 * The machines that are journalled. Several actors of one machine have its name first in theirs, before a
 * space.
 */
export interface Journalled {
  machines: Readonly<Record<string, AnyStateMachine>>
  /** Ids of machines that come with their pages; what is kept of them waits until then. */
  later?: readonly string[]
  /** By machine id. */
  migrations?: Readonly<Record<string, Migrations>>
}

/** An actor, with the streams of the machines that have run within it. */
export interface Tree {
  name: string
  machine: AnyStateMachine
  streams: readonly KeptStream[]
  /** Null when it could not be. */
  revived: Revived | null
  failure: JournalFailure | null
}

export const rootOf = (stream: string): string => stream.split('/')[0] ?? stream

const idOf = (name: string): string => name.split(' ')[0] ?? name

const machineOf = ({ machines }: Journalled, name: string): AnyStateMachine | null => {
  const id = idOf(name)
  return Object.hasOwn(machines, id) ? (machines[id] ?? null) : null
}

/** Of a machine that is not here yet. */
export const isForLater = ({ later = [] }: Journalled, { stream }: KeptStream): boolean =>
  later.includes(idOf(rootOf(stream)))

/** What is kept, by actor; what belongs to no machine of this version is left out. */
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

/** Streams of machines that no longer run within their actor. */
export const ended = ({ streams, revived }: Tree): string[] => {
  const running = new Set(revived ? treeOf(revived).map(({ stream }) => stream) : [])
  return streams.map(({ stream }) => stream).filter((stream) => !running.has(stream))
}
