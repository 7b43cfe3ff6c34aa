import { applicationStateOf, artistApplicationLifecycle } from '#machines/lifecycles/artist-application.ts'
import { commandsOf, type StateOf } from '#machines/lifecycles/decide.ts'
import type { RecordValues } from '../resources/types/type.ts'

type Stage = StateOf<typeof artistApplicationLifecycle>['value']

const WORDS: Record<Stage, string> = {
  started: 'Not submitted yet: started',
  info: 'Not submitted yet: has given details',
  sample: 'Not submitted yet: has given samples',
  submitted: 'Submitted',
  declined: 'Declined',
  approved: 'Approved',
  payment: 'Approved, and gives payment details',
}

const isStage = (stage: RecordValues[string] | undefined): stage is Stage =>
  typeof stage === 'string' && stage in WORDS

export const stageInWords = ({ application_stage: stage }: RecordValues): string =>
  isStage(stage) ? WORDS[stage] : 'Unknown'

/** Whether staff may approve or decline it now, as the lifecycle says. */
export const mayBeDecided = ({ application_stage: stage, decline_reason: reason }: RecordValues): boolean =>
  isStage(stage) &&
  commandsOf(
    artistApplicationLifecycle,
    applicationStateOf({ stage, reason: typeof reason === 'string' ? reason : null }),
    'staff',
  ).length > 0
