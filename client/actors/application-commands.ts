import { applicationStateOf, artistApplicationLifecycle } from '#machines/lifecycles/artist-application.ts'
import { commandsOf, type StateOf } from '#machines/lifecycles/decide.ts'

type Stage = StateOf<typeof artistApplicationLifecycle>['value']

/** As a record has it. */
interface ShownApplication {
  stage: string
  reason: string | null
}

const isStage = (stage: string): stage is Stage => stage in artistApplicationLifecycle.states

/** Whether staff may approve or decline it now, as the lifecycle says that the service decides by. */
export const mayBeDecided = ({ stage, reason }: ShownApplication): boolean =>
  isStage(stage) &&
  commandsOf(artistApplicationLifecycle, applicationStateOf({ stage, reason }), 'staff').length > 0
