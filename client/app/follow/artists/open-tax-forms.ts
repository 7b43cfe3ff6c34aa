import { type Notice, toAlert } from '#client/actors/alerts.ts'
import { taxFormProcess } from '#client/actors/artist/tax-form.ts'
import type { Visit } from '#client/app/start/visit.ts'
import * as say from '../messages.ts'

/**
 * Says that a tax form is filed, wherever its artist is by then, and drops what they typed as they sign out.
 * Call it with the pages of tax forms.
 */
export const openTaxForms = ({ actors: { alerts, auth }, processes }: Visit): void => {
  const raise = (notice: Notice) => alerts.send({ type: 'alert.raised', alert: toAlert(notice) })
  processes.follow(taxFormProcess, (ref) => {
    ref.on('form.filed', ({ form }) =>
      raise({
        status: 'success',
        text: form === 'W-8BEN-E' ? say.sendSignedForm : say.formFiled(form),
      }),
    )
  })
  const forms = processes.subjectsOf(taxFormProcess)
  auth.on('session.cleared', ({ reason }) => {
    // Whoever did not sign out may come back to what they typed.
    if (reason === 'signedOut') forms.sendAll({ type: 'signedOut' })
  })
  auth.on('session.started', ({ session: { user } }) =>
    forms.sendAll({ type: 'signedIn', account: user.uuid }),
  )
}
