import type { AnyStateMachine } from 'xstate'
import type { Journal } from '#client/effects/journal/journal.ts'
import { record } from '#machines/journal/record.ts'

/**
 * A machine whose actors begin anew with each page, and are journalled; `which` tells several of one machine
 * apart.
 */
export const recordIn = <Machine extends AnyStateMachine>(
  { recorder, addMachine }: Journal,
  machine: Machine,
  which?: string,
): Machine => {
  addMachine(machine)
  return record(machine, recorder, which === undefined ? machine.id : `${machine.id} ${which}`)
}
