import type { AnyStateMachine } from 'xstate'
import type { Process, Terms } from '#client/actors/process/define-process.ts'
import { LATE } from '#client/actors/process/late.ts'
import { PROCESSES } from '#client/actors/processes.ts'
import type { Journalled } from '#client/effects/journal/trees.ts'
import type { Migrations } from '#machines/journal/migrate.ts'

type AnyProcess = Pick<Process<AnyStateMachine, Terms<AnyStateMachine>>, 'machine' | 'terms'>

const known = Object.values<AnyProcess>(PROCESSES)

const machinesOf = (processes: readonly AnyProcess[]) =>
  Object.fromEntries(processes.map(({ machine }) => [machine.id, machine]))

const migrationsOf = (processes: readonly (readonly [id: string, terms: object])[]) =>
  Object.fromEntries(
    processes.flatMap(([id, terms]) =>
      'migrations' in terms && terms.migrations ? [[id, terms.migrations as Migrations]] : [],
    ),
  )

const own = known.filter(({ terms }) => terms.journal)
const shared = known.filter(({ terms }) => terms.life === 'shared')
const toEntry = ({ machine, terms }: AnyProcess) => [machine.id, terms] as const

/** What each tab journals by itself. */
export const OWN = {
  machines: machinesOf(own),
  later: Object.keys(LATE),
  migrations: migrationsOf(own.map(toEntry)),
} satisfies Journalled

/** What all tabs share; streams carry the machines' names. */
export const SHARED = {
  machines: machinesOf(shared),
  migrations: migrationsOf(shared.map(toEntry)),
} satisfies Journalled

/** Ids of the machines that each tab journals by itself, or will with their pages. */
export const JOURNALLED: readonly string[] = [...Object.keys(OWN.machines), ...OWN.later]
