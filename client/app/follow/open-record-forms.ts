import { type Notice, toAlert } from '#client/actors/alerts.ts'
import { recordFormProcess } from '#client/actors/record-form.ts'
import type { Visit } from '#client/app/start/visit.ts'
import { readRecordForm } from '#client/effects/record-form/record-form.ts'
import { selectUser } from '#machines/auth/selectors.ts'
import { alertsOf, isFinal } from '#machines/resource-form/failure.ts'
import * as say from './messages.ts'
import { savedInWords } from './saved-in-words.ts'

/**
 * Says what becomes of a record's form, wherever staff are by then, and drops what they typed as they sign
 * out. Call it with the pages of records.
 */
export const openRecordForms = ({ actors: { alerts, auth }, apollo, processes }: Visit): void => {
  const raise = (notice: Notice) => alerts.send({ type: 'alert.raised', alert: toAlert(notice) })
  processes.follow(recordFormProcess, (ref) => {
    ref.on('layout.lacking', () => raise({ status: 'warning', text: say.unformatted }))
    ref.on('load.failed', ({ failure }) => {
      if (failure.kind === 'unavailable') raise({ status: 'danger', text: failure.message, persistent: true })
    })
    ref.on('save.failed', ({ failure }) => {
      // The form itself says that it is not ready, and that it can never be saved.
      if (failure.kind === 'unready' || isFinal(failure)) return
      for (const alert of alertsOf(failure)) raise({ status: 'danger', ...alert })
    })
    ref.on('record.saved', ({ merged }) => {
      const { resource, id } = ref.getSnapshot().context
      const fields = readRecordForm(apollo, resource, id)?.fields ?? []
      const labelOf = (field: string) => fields.find(({ name }) => name === field)?.label ?? field
      const me = selectUser(auth.getSnapshot())?.email ?? null
      raise({ status: 'success', text: savedInWords(merged, { labelOf, me }) })
    })
  })
  const forms = processes.subjectsOf(recordFormProcess)
  auth.on('session.cleared', ({ reason }) => {
    // Whoever did not sign out may come back to what they typed.
    if (reason === 'signedOut') forms.sendAll({ type: 'signedOut' })
  })
  auth.on('session.started', ({ session: { user } }) =>
    forms.sendAll({ type: 'signedIn', account: user.uuid }),
  )
}
