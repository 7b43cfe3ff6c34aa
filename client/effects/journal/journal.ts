import type { AnyStateMachine } from 'xstate'
import { type ExportedStream, toExported } from '#machines/journal/export.ts'
import type { Recorder } from '#machines/journal/record.ts'
import { toTail } from '#machines/journal/replay.ts'
import { type Revived, treeOf } from '#machines/journal/revive.ts'
import { type OpenDeps, openKept } from './open.ts'
import type { JournalStore, SetAside } from './store.ts'
import { type Tree, toTrees } from './trees.ts'
import { createWriter } from './writer.ts'

export interface JournalDeps extends OpenDeps {
  /** Milliseconds since 1970. */
  now: () => number
  /** What is told as the page is about to be gone: the window. */
  page: Pick<EventTarget, 'addEventListener'>
}

/** The journal of this page, with what earlier ones have kept (design.md section 3, Journal). */
export interface Journal {
  recorder: Recorder
  /** The actor of that name as it was left; null when there was none, or none that could go on. */
  revived<Machine extends AnyStateMachine>(machine: Machine, name?: string): Revived<Machine> | null
  /** What could not be gone on with as this page opened: the visitor is to be told. */
  asides: readonly SetAside[]
  /** For a report: the last entries of each actor, and what was set aside. Not redacted yet. */
  gather(): Promise<ExportedStream[]>
  /** Resolves when all that was taken so far is kept. */
  flush(): Promise<void>
  /** Lets go of all that led to where the actors are now: whoever was here has signed out. */
  cut(): Promise<void>
  /** Keeps everything there from now on, in the place of what is there. */
  moveTo(store: JournalStore): Promise<void>
}

/** Of each actor, in a report. */
const LAST_ENTRIES = 200

/** Never rejects: what cannot be read is set aside, and where nothing can be kept it goes on in memory. */
export const openJournal = async (deps: JournalDeps): Promise<Journal> => {
  const { store, trees, asides, kept } = await openKept(deps)
  const { recorder, flush, hurry, cut, keptNow, moveTo } = createWriter({ ...deps, store, kept })
  deps.page.addEventListener('pagehide', hurry)
  const left = new Map(trees.map(({ name, revived }) => [name, revived]))
  return {
    recorder,
    revived<Machine extends AnyStateMachine>({ id }: Machine, name: string = id) {
      const revived = left.get(name)
      return revived?.snapshot.status === 'active' ? (revived as Revived<Machine>) : null
    },
    asides,
    async gather() {
      const now = await keptNow()
      const apart = now.asides.flatMap(({ kept: one, failure }) =>
        toTrees(deps, [one]).map((tree) => ({ ...tree, revived: null, failure })),
      )
      return [...toTrees(deps, now.streams), ...apart].flatMap(exported)
    },
    flush,
    cut,
    moveTo,
  }
}

const exported = ({ name, machine, streams, revived, failure }: Tree): ExportedStream[] => {
  const of = (stream: string) => streams.filter((kept) => kept.stream === stream)
  return revived
    ? treeOf(revived).flatMap((one) =>
        of(one.stream).map((kept) => toExported(one.machine, toTail(one.machine, kept, LAST_ENTRIES))),
      )
    : of(name).map((kept) => toExported(machine, kept, failure))
}
