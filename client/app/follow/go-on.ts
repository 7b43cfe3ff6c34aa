import type { AnyStateMachine, Snapshot } from 'xstate'
import type { Journal } from '#client/effects/journal/journal.ts'
import { record } from '#machines/journal/record.ts'
import { resume } from '#machines/journal/resume.ts'

/** To be run as `createActor(logic, { snapshot })`. */
interface GoingOn<Machine> {
  logic: Machine
  snapshot?: Snapshot<unknown>
}

/** An actor that goes on where the last page of this tab has left it, and is journalled. */
export const createGoOn =
  (journal: Journal) =>
  <Machine extends AnyStateMachine>(machine: Machine): GoingOn<Machine> => {
    const { recorder } = journal
    const revived = journal.revived(machine)
    return revived
      ? resume(machine, revived, { recorder, now: Date.now })
      : { logic: record(machine, recorder) }
  }

export type RecordIn = ReturnType<typeof recordIn>

/**
 * An actor that begins anew with each page, and is journalled; `which` tells several of one machine apart.
 */
export const recordIn =
  ({ recorder, know }: Journal) =>
  <Machine extends AnyStateMachine>(machine: Machine, which?: string): Machine => {
    know(machine)
    return record(machine, recorder, which === undefined ? machine.id : `${machine.id} ${which}`)
  }
