import { profileEditProcess } from '#client/actors/profile-edit.ts'
import type { Visit } from '#client/app/start/visit.ts'

/** Keeps what an artist types of themselves for their own return. Call it with the page of the form. */
export const openProfileEdit = (visit: Visit): void => {
  const { auth } = visit.actors
  const forms = visit.processes.subjectsOf(profileEditProcess)
  auth.on('session.cleared', ({ reason }) => {
    if (reason === 'signedOut') forms.sendAll({ type: 'signedOut' })
  })
  auth.on('session.started', ({ session: { user } }) =>
    forms.sendAll({ type: 'signedIn', account: user.uuid }),
  )
}
