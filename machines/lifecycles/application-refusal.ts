import { applicationStateOf, artistApplicationLifecycle } from './artist-application.ts'
import { commandsOf, type StateOf } from './decide.ts'

type Stage = StateOf<typeof artistApplicationLifecycle>['value']

/** Said wherever somebody would decide what the applicant has not submitted. */
export const UNSUBMITTED = 'This application has not been submitted.'

const DECIDED: Readonly<Partial<Record<Stage, string>>> = {
  approved: 'This application was approved.',
  payment: 'This application was approved.',
  declined: 'This application was declined.',
}

const isStage = (stage: string): stage is Stage => stage in artistApplicationLifecycle.states

/** Says why staff can neither approve nor decline, as the lifecycle decides; null where they can. */
export function refuseDecision({ stage, reason }: { stage: string; reason: string | null }): string | null {
  if (!isStage(stage)) return UNSUBMITTED
  const commands = commandsOf(artistApplicationLifecycle, applicationStateOf({ stage, reason }), 'staff')
  return commands.length > 0 ? null : (DECIDED[stage] ?? UNSUBMITTED)
}
