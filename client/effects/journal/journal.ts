import type { AnyStateMachine } from 'xstate'
import type { ExportedStream } from '#machines/journal/export.ts'
import type { Migrations } from '#machines/journal/migrate.ts'
import type { Recorder } from '#machines/journal/record.ts'
import type { Revived } from '#machines/journal/revive.ts'
import { type OpenDeps, openKept } from './open.ts'
import { isForLater, toTrees } from './trees.ts'
import { createWriter } from './writer.ts'

export interface JournalDeps extends OpenDeps {
  /** Milliseconds since 1970. */
  now: () => number
  /** Tells that the page goes (`pagehide`), and comes back (`pageshow`). */
  page: Pick<EventTarget, 'addEventListener'>
}

/** The journal of this page, with what earlier pages of the tab have kept (design.md section 3, Journal). */
export interface Journal {
  recorder: Recorder
  /**
   * The actor of that name as it was left; null when there was none, or none that could go on. Answers it
   * only the first time for a machine that comes with its page, as its actor has gone further by then. Such a
   * machine brings its migrations.
   */
  takeRevived<Machine extends AnyStateMachine>(
    machine: Machine,
    name?: string,
    migrations?: Migrations,
  ): Revived<Machine> | null
  /** Makes reports tell of a machine that came with its page, and whose actors begin anew. */
  addMachine(machine: AnyStateMachine, migrations?: Migrations): void
  /**
   * Calls `tell` when something that was kept cannot be read, at once when that was so as this page opened.
   */
  onSetAside(tell: () => void): void
  /** Gathers the last entries of each actor, so many, and what was set aside, for a report. */
  gather(last: number): Promise<ExportedStream[]>
  /** Resolves when all that was taken so far is kept. */
  flush(): Promise<void>
  /**
   * Lets go of all that led to where the actors are now: nobody is here any more. What waits for its page
   * goes only with `hasLeft`: whoever may be back finds it.
   */
  cut(hasLeft: boolean): Promise<void>
}

/**
 * Never rejects: it sets aside what it cannot read, and keeps all in memory where the browser forbids more.
 */
export const openJournal = async (deps: JournalDeps): Promise<Journal> => {
  const { store, trees, asides, kept } = await openKept(deps)
  const { recorder, flush, leave, comeBack, cut, readKept } = createWriter({ ...deps, store, kept })
  deps.page.addEventListener('pagehide', leave)
  deps.page.addEventListener('pageshow', comeBack)
  const left = new Map(trees.map(({ name, revived }) => [name, revived]))
  let waiting = kept.filter((stream) => isForLater(deps, stream))
  let { machines } = deps
  let tellSetAside = () => {}

  /** Knows a machine that came with its page from now on, and takes up what waited for it. */
  const takeUpWaiting = (machine: AnyStateMachine, migrations: Migrations = {}) => {
    machines = { ...machines, [machine.id]: machine }
    const its = { machines: { [machine.id]: machine }, migrations: { [machine.id]: migrations } }
    const trees = toTrees(its, waiting)
    for (const { name, revived } of trees) left.set(name, revived)
    const asides = trees.flatMap(({ streams, failure }) =>
      failure ? streams.map((one) => ({ kept: one, failure })) : [],
    )
    if (asides.length === 0) return
    // Do nothing on a failure: what is not kept is only forgotten.
    void store.setAside(asides).catch(() => {})
    tellSetAside()
  }

  const isLate = ({ id }: AnyStateMachine): boolean => deps.later?.includes(id) ?? false
  const addMachine = (machine: AnyStateMachine, migrations?: Migrations) => {
    if (isLate(machine) && !Object.hasOwn(machines, machine.id)) takeUpWaiting(machine, migrations)
  }

  return {
    recorder,
    addMachine,
    takeRevived<Machine extends AnyStateMachine>(
      machine: Machine,
      name: string = machine.id,
      migrations?: Migrations,
    ) {
      addMachine(machine, migrations)
      const revived = left.get(name)
      if (isLate(machine)) left.delete(name)
      return revived?.snapshot.status === 'active' ? (revived as Revived<Machine>) : null
    },
    onSetAside(tell) {
      tellSetAside = tell
      if (asides.length > 0) tell()
    },
    async gather(last) {
      const { gather } = await import('./gather.ts')
      return gather({ ...deps, machines }, await readKept(), last)
    },
    flush,
    cut(hasLeft) {
      if (hasLeft) {
        waiting = []
        left.clear()
      }
      return cut(hasLeft)
    },
  }
}
