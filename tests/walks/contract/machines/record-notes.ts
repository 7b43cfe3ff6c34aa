import { createRecordNotesEffects } from '#client/effects/record-notes/record-notes.ts'
import type { NoteView } from '#services/shared/resources/notes/contract.ts'
import { askPort } from '../port.ts'
import { answerDone } from '../route.ts'
import * as routes from '../routes/notes.ts'

const artist = { resource: 'artist', id: '7' }
const note: NoteView = {
  id: 4,
  text: 'Wants a call.',
  author: 'ada@aquatint.test',
  is_own: true,
  at: '2026-11-25T10:00:00.000Z',
}

export const recordNotes = {
  addNote: askPort((client) => createRecordNotesEffects(client).actors.addNote, {
    input: { ...artist, text: note.text, idempotencyKey: 'key-1' },
    by: 'staff',
    successes: [{ when: 'it is written', answers: [[routes.addNote, answerDone(note, 201)]] }],
  }),
  deleteNote: askPort((client) => createRecordNotesEffects(client).actors.deleteNote, {
    input: { ...artist, note: '4', idempotencyKey: 'key-1' },
    by: 'staff',
    successes: [{ when: 'it is deleted', answers: [[routes.deleteNote, answerDone(undefined, 204)]] }],
  }),
}
