import type { AnyStateMachine } from 'xstate'
import type { Process, Terms } from '#client/actors/process/define-process.ts'
import { LATE } from '#client/actors/process/late.ts'
import { PROCESSES } from '#client/actors/processes.ts'
import type { Journalled } from '#client/effects/journal/trees.ts'

type AnyProcess = Pick<Process<AnyStateMachine, Terms<AnyStateMachine>>, 'machine' | 'terms'>

const known = Object.values<AnyProcess>(PROCESSES)

const machinesOf = (processes: readonly AnyProcess[]) =>
  Object.fromEntries(processes.map(({ machine }) => [machine.id, machine]))

/** What each tab journals by itself. */
export const OWN = {
  machines: machinesOf(known.filter(({ terms }) => terms.journal)),
  later: Object.keys(LATE),
} satisfies Journalled

/** What all tabs share; streams carry the machines' names. */
export const SHARED = {
  machines: machinesOf(known.filter(({ terms }) => terms.life === 'shared')),
  migrations: Object.fromEntries(
    known.flatMap(({ machine, terms }) =>
      'migrations' in terms && terms.migrations ? [[machine.id, terms.migrations]] : [],
    ),
  ),
} satisfies Journalled

/** Ids of the machines that each tab journals by itself, or will with their pages. */
export const JOURNALLED: readonly string[] = [...Object.keys(OWN.machines), ...OWN.later]
