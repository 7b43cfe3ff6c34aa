import { toAlert } from '#client/actors/alerts.ts'
import { recordNotesProcess } from '#client/actors/record-notes.ts'
import type { Visit } from '#client/app/start/visit.ts'

/**
 * Says what became of a note, wherever staff are by then, and drops what they typed as they sign out. Call it
 * with the page of a record.
 */
export const openNotes = ({ actors: { alerts, auth }, processes }: Visit): void => {
  const say = (text: string) =>
    alerts.send({ type: 'alert.raised', alert: toAlert({ status: 'success', text }) })
  processes.follow(recordNotesProcess, (ref) => {
    ref.on('note.added', () => say('Note added'))
    ref.on('note.deleted', () => say('Note deleted'))
  })
  auth.on('session.cleared', ({ reason }) => {
    // Whoever did not sign out may come back to what they typed.
    if (reason === 'signedOut') processes.subjectsOf(recordNotesProcess).sendAll({ type: 'signedOut' })
  })
}
