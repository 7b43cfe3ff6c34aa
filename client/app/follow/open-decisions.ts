import { toAlert } from '#client/actors/alerts.ts'
import { applicationDecisionProcess } from '#client/actors/application-decision.ts'
import type { Visit } from '#client/app/start/visit.ts'
import { endWithSession } from './subjects-of-session.ts'

/** Says that an application was decided, wherever staff are by then. Call it with the page of a record. */
export const openDecisions = ({ actors, processes }: Visit): void => {
  processes.follow(applicationDecisionProcess, (ref) => {
    ref.on('application.decided', ({ name, decision }) => {
      const text = `${decision === 'approve' ? 'Approved' : 'Declined'} ${name}, and emailed them`
      actors.alerts.send({ type: 'alert.raised', alert: toAlert({ status: 'success', text }) })
    })
  })
  endWithSession(actors, processes.subjectsOf(applicationDecisionProcess))
}
