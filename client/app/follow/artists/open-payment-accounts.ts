import { toAlert } from '#client/actors/alerts.ts'
import { paymentAccountFormProcess } from '#client/actors/artists/payment-account-form.ts'
import type { Visit } from '#client/app/start/visit.ts'
import * as say from '../messages.ts'

/**
 * Says that an account was saved, and drops what an artist typed as they sign out. Call it with the page of
 * their accounts.
 */
export const openPaymentAccounts = ({ actors: { alerts, auth }, processes }: Visit): void => {
  processes.follow(paymentAccountFormProcess, (ref) => {
    ref.on('account.saved', () =>
      alerts.send({
        type: 'alert.raised',
        alert: toAlert({ status: 'success', text: say.accountSaved }),
      }),
    )
  })
  const forms = processes.subjectsOf(paymentAccountFormProcess)
  auth.on('session.cleared', ({ reason }) => {
    // Whoever did not sign out may come back to what they typed.
    if (reason === 'signedOut') forms.sendAll({ type: 'signedOut' })
  })
  auth.on('session.started', ({ session: { user } }) =>
    forms.sendAll({ type: 'signedIn', account: user.uuid }),
  )
}
