import { artistApplyProcess } from '#client/actors/artist-apply.ts'
import type { Visit } from '#client/app/start/visit.ts'
import { openUploads } from '../open-uploads.ts'

/** Keeps an application for whoever comes back to it. Call it with the pages of an application. */
export const openApplying = (visit: Visit): void => {
  const { auth } = visit.actors
  const applications = visit.processes.subjectsOf(artistApplyProcess)
  auth.on('session.cleared', ({ reason }) => {
    if (reason === 'signedOut') applications.sendAll({ type: 'signedOut' })
  })
  auth.on('session.started', ({ session: { user } }) =>
    applications.sendAll({ type: 'signedIn', account: user.uuid }),
  )
  visit.makeOnce(openUploads)
}
