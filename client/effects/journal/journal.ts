import type { AnyStateMachine } from 'xstate'
import type { ExportedStream } from '#machines/journal/export.ts'
import type { Recorder } from '#machines/journal/record.ts'
import type { Revived } from '#machines/journal/revive.ts'
import { gather } from './gather.ts'
import { type OpenDeps, openKept } from './open.ts'
import { isForLater, toTrees } from './trees.ts'
import { createWriter } from './writer.ts'

export interface JournalDeps extends OpenDeps {
  /** Milliseconds since 1970. */
  now: () => number
  /** What is told as the page goes, and as it comes back. */
  page: Pick<EventTarget, 'addEventListener'>
}

/** The journal of this page, with what earlier ones have kept (design.md section 3, Journal). */
export interface Journal {
  recorder: Recorder
  /**
   * The actor of that name as it was left; null when there was none, or none that could go on. The first time
   * only, for a machine that came with its page: what it has taken on this page leads further.
   */
  revived<Machine extends AnyStateMachine>(machine: Machine, name?: string): Revived<Machine> | null
  /** A machine that came with its page, whose actors begin anew: reports tell of it from then on. */
  know(machine: AnyStateMachine): void
  /**
   * Calls when something cannot be gone on with, at once when that was so as this page opened: the visitor is
   * to be told.
   */
  onSetAside(tell: () => void): void
  /** For a report: the last entries of each actor, so many, and what was set aside. Not redacted yet. */
  gather(last: number): Promise<ExportedStream[]>
  /** Resolves when all that was taken so far is kept. */
  flush(): Promise<void>
  /**
   * Lets go of all that led to where the actors are now: nobody is here any more. What waits for its page
   * goes too where whoever was here has left; where they may be back it stays for them.
   */
  cut(hasLeft: boolean): Promise<void>
}

/** Never rejects: what cannot be read is set aside, and where nothing can be kept it goes on in memory. */
export const openJournal = async (deps: JournalDeps): Promise<Journal> => {
  const { store, trees, asides, kept } = await openKept(deps)
  const { recorder, flush, leave, comeBack, cut, keptNow } = createWriter({ ...deps, store, kept })
  deps.page.addEventListener('pagehide', leave)
  deps.page.addEventListener('pageshow', comeBack)
  const left = new Map(trees.map(({ name, revived }) => [name, revived]))
  let waiting = kept.filter((stream) => isForLater(deps, stream))
  let { machines } = deps
  let tellSetAside = () => {}

  /** A machine that came with its page is known from then on, and what waited for it is taken up. */
  const takeUp = (machine: AnyStateMachine) => {
    machines = { ...machines, [machine.id]: machine }
    const trees = toTrees({ ...deps, machines: { [machine.id]: machine } }, waiting)
    for (const { name, revived } of trees) left.set(name, revived)
    const asides = trees.flatMap(({ streams, failure }) =>
      failure ? streams.map((one) => ({ kept: one, failure })) : [],
    )
    if (asides.length === 0) return
    // What is not kept is only forgotten.
    void store.setAside(asides).catch(() => {})
    tellSetAside()
  }

  const isLate = ({ id }: AnyStateMachine): boolean => deps.later?.includes(id) ?? false
  const know = (machine: AnyStateMachine) => {
    if (isLate(machine) && !Object.hasOwn(machines, machine.id)) takeUp(machine)
  }

  return {
    recorder,
    know,
    revived<Machine extends AnyStateMachine>(machine: Machine, name: string = machine.id) {
      know(machine)
      const revived = left.get(name)
      if (isLate(machine)) left.delete(name)
      return revived?.snapshot.status === 'active' ? (revived as Revived<Machine>) : null
    },
    onSetAside(tell) {
      tellSetAside = tell
      if (asides.length > 0) tell()
    },
    gather: async (last) => gather({ ...deps, machines }, await keptNow(), last),
    flush,
    cut(hasLeft) {
      if (hasLeft) waiting = []
      return cut(hasLeft)
    },
  }
}
