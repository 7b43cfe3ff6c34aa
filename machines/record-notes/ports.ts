import { declarePort } from '#machines/port.ts'

/** A record that staff note things on. */
export interface NotedRecord {
  resource: string
  id: string
}

/** Whose notes: each account has its own text under way. */
export interface NotesInput extends NotedRecord {
  /** user uuid */
  owner: string
}

/** A note as it was sent. */
export interface SentNote {
  /** As it was typed. */
  text: string
  /** The same for each try of one text, so that a lost response writes it once. */
  idempotencyKey: string
}

/** Apollo's cache takes what they change; the machine keeps none of the notes. */
export const recordNotesPorts = {
  /**
   * Writes a note, once under one key. BAD_USER_INPUT with `fields.text`, NOT_FOUND when the record is gone,
   * FORBIDDEN for whoever is not staff.
   */
  addNote: declarePort<void, NotedRecord & SentNote>('record-notes.addNote'),
  /** One that is gone already is gone. FORBIDDEN for whoever is not staff, or has not written it. */
  deleteNote: declarePort<void, NotedRecord & { note: string; idempotencyKey: string }>(
    'record-notes.deleteNote',
  ),
}
