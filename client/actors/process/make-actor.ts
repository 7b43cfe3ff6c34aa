import { Actor, type AnyStateMachine, type InputFrom } from 'xstate'
import type { Journal } from '#client/effects/journal/journal.ts'
import { gateClock, gatePorts } from '#client/effects/tabs/gate.ts'
import type { Tab } from '#client/effects/tabs/tab.ts'
import { resume } from '#machines/journal/resume.ts'
import type { PageProcess, Process, SharedProcess, SubjectProcess, Terms } from './define-process.ts'
import { type Inspect, withInspectors } from './inspect.ts'
import type { ProcessDeps } from './process-deps.ts'
import { nameOf, recordIn } from './record-in.ts'

export interface MakingDeps {
  deps: ProcessDeps
  /** Is shown what every actor does; null where nobody looks. */
  inspect: Inspect | null
  journal: Journal
  tab: Pick<Tab, 'share' | 'gate'>
  /** Ids of the machines that the journal knows, or expects with their pages. */
  journalled: readonly string[]
}

export type Making = ReturnType<typeof createMaking>

/** Makes actors of processes, journalled as their terms say; starts none. */
export const createMaking = ({ deps, inspect, journal, tab, journalled }: MakingDeps) => {
  const inspected = () => withInspectors(inspect)

  const provideEffects = <Machine extends AnyStateMachine, Extra>(
    { machine, createEffects }: Process<Machine, Terms<Machine>, Extra>,
    extra: Extra,
  ) => machine.provide(createEffects({ ...deps, ...extra })) as Machine

  return {
    /** The machine with its effects, for several actors; a name tells those that are journalled apart. */
    logicOf<Machine extends AnyStateMachine, Extra>(
      process: Process<Machine, Terms<Machine>, Extra>,
      extra: Extra,
    ): (which?: string) => Machine {
      const filled = provideEffects(process, extra)
      const { terms } = process
      if (!terms.journal) return () => filled
      // The next page would drop what it kept of a machine that it has not heard of.
      if (!journalled.includes(filled.id)) throw new Error(`No list names ${filled.id} as journalled.`)
      const migrations = 'migrations' in terms ? terms.migrations : undefined
      return (which) => recordIn(journal, filled, which, migrations)
    },

    make: <Machine extends AnyStateMachine>(logic: Machine, input: InputFrom<Machine> | undefined) =>
      new Actor(logic, { ...inspected(), input }),

    /**
     * An actor as the last page of this tab has left it; null where there is nothing to go on from. A name
     * tells those of one machine apart.
     */
    resume<Machine extends AnyStateMachine, Subject>(
      process: PageProcess<Machine> | SubjectProcess<Machine, Subject>,
      which?: string,
    ): Actor<Machine> | null {
      if (process.terms.journal !== 'resume') return null
      const filled = provideEffects<Machine, object>(process, {})
      const revived = journal.takeRevived(filled, nameOf(filled, which), process.terms.migrations)
      if (!revived) return null
      const { recorder } = journal
      const { logic, snapshot } = resume(filled, revived, { recorder, now: Date.now })
      return new Actor(logic, { ...inspected(), snapshot })
    },

    /** One copy of the actor that all tabs share: its ports and timers run in the leader only. */
    share<Machine extends AnyStateMachine>({
      machine,
      createEffects,
    }: SharedProcess<Machine>): Actor<Machine> {
      const { actors = {} } = createEffects(deps)
      const gated = machine.provide({ actors: gatePorts(tab.gate, actors) }) as Machine
      const options = { ...inspected(), clock: gateClock(tab.gate, globalThis) }
      return tab.share(gated, (replica) => new Actor(replica, options))
    },
  }
}
