import { toAlert } from '#client/actors/alerts.ts'
import { recordNotesProcess } from '#client/actors/record-notes.ts'
import { reread } from '#client/apollo/reread.ts'
import type { Visit } from '#client/app/start/visit.ts'
import * as say from './messages.ts'

/**
 * Says what became of a note, wherever staff are by then, and drops what they typed as they sign out. Call it
 * with the page of a record.
 */
export const openNotes = ({ actors: { alerts, auth }, apollo, processes }: Visit): void => {
  processes.follow(recordNotesProcess, (ref) => {
    const { resource, id } = ref.getSnapshot().context
    const tell = (text: string) => {
      alerts.send({ type: 'alert.raised', alert: toAlert({ status: 'success', text }) })
      // What is being read meanwhile may be from before.
      reread(apollo, 'RecordNotes', (asked) => asked.resource === resource && asked.id === id)
    }
    ref.on('note.added', () => tell(say.noteAdded))
    ref.on('note.deleted', () => tell(say.noteDeleted))
  })
  auth.on('session.cleared', ({ reason }) => {
    // Whoever did not sign out may come back to what they typed.
    if (reason === 'signedOut') processes.subjectsOf(recordNotesProcess).sendAll({ type: 'signedOut' })
  })
}
