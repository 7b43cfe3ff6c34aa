import type { AnyStateMachine } from 'xstate'
import type { Journal } from '#client/effects/journal/journal.ts'
import type { Migrations } from '#machines/journal/migrate.ts'
import { record } from '#machines/journal/record.ts'

/** What the journal calls an actor; `which` tells several of one machine apart. */
export const nameOf = ({ id }: AnyStateMachine, which?: string): string =>
  which === undefined ? id : `${id} ${which}`

/** A machine whose actors are journalled. */
export const recordIn = <Machine extends AnyStateMachine>(
  { recorder, addMachine }: Journal,
  machine: Machine,
  which?: string,
  migrations?: Migrations,
): Machine => {
  addMachine(machine, migrations)
  return record(machine, recorder, nameOf(machine, which))
}
