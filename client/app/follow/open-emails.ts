import { toAlert } from '#client/actors/alerts.ts'
import { artistEmailProcess } from '#client/actors/artist-email.ts'
import type { Visit } from '#client/app/start/visit.ts'
import * as say from './messages.ts'

/**
 * Says that an email was sent, wherever staff are by then, and drops what they typed as they sign out. Call
 * it with its page.
 */
export const openEmails = ({ actors: { alerts, auth }, processes }: Visit): void => {
  processes.follow(artistEmailProcess, (ref) => {
    ref.on('email.sent', ({ count }) => {
      const text = say.sentToArtists(count)
      alerts.send({ type: 'alert.raised', alert: toAlert({ status: 'success', text }) })
    })
  })
  const emails = processes.subjectsOf(artistEmailProcess)
  auth.on('session.cleared', ({ reason }) => {
    // Whoever did not sign out may come back to what they typed.
    if (reason === 'signedOut') emails.sendAll({ type: 'signedOut' })
  })
  auth.on('session.started', ({ session: { user } }) =>
    emails.sendAll({ type: 'signedIn', account: user.uuid }),
  )
}
