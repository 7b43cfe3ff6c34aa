import { toAlert } from '#client/actors/alerts.ts'
import { projectChoiceProcess } from '#client/actors/projects/project-choice.ts'
import type { Visit } from '#client/app/start/visit.ts'

/** The cart follows a choice of another project; to be called with the first page that offers one. */
export const connectProjectChoice = ({
  actors: { alerts, auth, cartStart },
  processes,
}: Pick<Visit, 'actors' | 'processes'>): void => {
  const choice = processes.actorOf(projectChoiceProcess)
  choice.on('project.chosen', ({ projectId }) =>
    cartStart.send({ type: 'cart.start', projectId, signedIn: true }),
  )
  choice.on('choice.failed', ({ failure: { message } }) =>
    alerts.send({ type: 'alert.raised', alert: toAlert({ status: 'danger', text: message }) }),
  )
  auth.on('session.cleared', () => choice.send({ type: 'signedOut' }))
}
