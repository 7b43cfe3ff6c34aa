import { applicationStateOf, artistApplicationLifecycle } from '#machines/lifecycles/artist-application.ts'
import { type CommandOf, type Decision as Decided, decide } from '#machines/lifecycles/decide.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { conflict, forbidden } from '#services/shared/http/problem.ts'
import { changeRecord } from '#services/shared/resources/commands.ts'
import type { Values } from '#services/shared/resources/contract.ts'
import type { Found } from '#services/shared/resources/found.ts'
import type { By } from '#services/shared/resources/resource.ts'
import type { ApplicationStage } from './contract.ts'
import { artistProfiles } from './resource.ts'

type Lifecycle = typeof artistApplicationLifecycle
export type ApplicationCommand = CommandOf<Lifecycle>

/**
 * Gives a command to an application; what becomes of it is an edit of the profile. `prepare` throws where the
 * profile is not what the command was given for, and answers what is written besides. Throws 403, 404, and
 * 409 where its lifecycle refuses.
 */
export const moveApplication = (
  tx: Queryable,
  id: number,
  command: ApplicationCommand,
  by: By,
  prepare: (found: Found) => Promise<Values> | Values = () => ({}),
): Promise<void> =>
  changeRecord(
    tx,
    artistProfiles,
    id,
    async (values, found) => {
      const further = await prepare(found)
      const decision = decide(artistApplicationLifecycle, stateOf(values), command)
      if (decision.accepted) return { ...changesOf(decision, by.at), ...further }
      throw decision.because === 'role'
        ? forbidden()
        : conflict('This application can’t do that now.', 'application_unready')
    },
    by,
  )

/** What an edit or an import has never written: only this file does. */
export const stageOf = ({ application_stage }: Values): ApplicationStage =>
  application_stage as ApplicationStage

const stateOf = (values: Values) =>
  applicationStateOf({
    stage: stageOf(values),
    reason: typeof values.decline_reason === 'string' ? values.decline_reason : null,
  })

function changesOf({ state, facts }: Extract<Decided<Lifecycle>, { accepted: true }>, at: Date): Values {
  const types = facts.map(({ type }) => type)
  return {
    application_stage: state.value,
    decline_reason: state.context.reason,
    ...(types.includes('application.submitted') && { submitted_at: at.toISOString() }),
    ...(types.includes('application.approved') && { approved: true }),
  }
}
