import { useSelector } from '@xstate/react'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { createRecordNotesEffects } from '#client/effects/record-notes/record-notes.ts'
import { recordNotesMachine } from '#machines/record-notes/machine.ts'
import type { NotesInput } from '#machines/record-notes/ports.ts'
import {
  selectDeleted,
  selectDeletionFailure,
  selectFieldErrors,
  selectIsBusy,
  selectIsDeleting,
  selectIsSending,
  selectText,
  selectWritingFailure,
} from '#machines/record-notes/selectors.ts'

export type { NotedRecord, NotesInput } from '#machines/record-notes/ports.ts'

/** What is typed of a record stays while staff look elsewhere, and through a lapsed session. */
export const recordNotesProcess = defineProcess(recordNotesMachine, createRecordNotesEffects, {
  life: 'subject',
  keyOf: ({ owner, resource, id }: NotesInput) => `${owner} ${resource}/${id}`,
  isBusy: selectIsBusy,
  finish: { type: 'notes.left' },
})

/** Runs what is written and deleted of the notes on one record. */
export const useRecordNotes = (input: NotesInput) => {
  const notes = useProcess(recordNotesProcess, input)
  return {
    text: useSelector(notes, selectText),
    errors: useSelector(notes, selectFieldErrors),
    failure: useSelector(notes, selectWritingFailure),
    isSending: useSelector(notes, selectIsSending),
    deleted: useSelector(notes, selectDeleted),
    isDeleting: useSelector(notes, selectIsDeleting),
    deletionFailure: useSelector(notes, selectDeletionFailure),
    type: (text: string) => notes.send({ type: 'note.typed', text }),
    send: () => notes.send({ type: 'note.submitted', idempotencyKey: crypto.randomUUID() }),
    askToDelete: (note: string) => notes.send({ type: 'deletion.asked', note }),
    confirmDeletion: () => notes.send({ type: 'deletion.confirmed', idempotencyKey: crypto.randomUUID() }),
    dismissDeletion: () => notes.send({ type: 'deletion.dismissed' }),
  }
}

export type NotesWork = ReturnType<typeof useRecordNotes>
