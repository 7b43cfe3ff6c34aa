import type { ApolloClient } from '@apollo/client'
import {
  AddNoteDocument,
  DeleteNoteDocument,
  RecordNotesDocument,
  type RecordNotesQuery,
} from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import * as say from '#client/effects/messages.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { NotedRecord, recordNotesPorts } from '#machines/record-notes/ports.ts'
import { Refusal } from '#machines/refusal.ts'

type Note = RecordNotesQuery['recordNotes']['notes'][number]

/** The bodies of the ports of machines/record-notes. */
export const createRecordNotesEffects = ({ apollo }: { apollo: ApolloClient }) =>
  fillPorts<typeof recordNotesPorts>({
    addNote: async (input) => {
      const { addNote } = await ask(apollo.mutate({ mutation: AddNoteDocument, variables: { input } }))
      refuseUserErrors(addNote.userErrors)
      if (!addNote.note) throw new Refusal('NOT_FOUND', say.recordIsGone)
      putFirst(apollo, input, addNote.note)
    },
    deleteNote: async (input) => {
      const { deleteNote } = await ask(apollo.mutate({ mutation: DeleteNoteDocument, variables: { input } }))
      // Take NOT_FOUND for done: it was deleted in another tab, or by an earlier try.
      refuseUserErrors(deleteNote.userErrors.filter(({ code }) => code !== 'NOT_FOUND'))
      const { cache } = apollo
      cache.evict({ id: cache.identify({ __typename: 'RecordNote', id: input.note }) ?? '' })
      cache.gc()
    },
  })

/** Notes that nobody has read yet are read as they are. */
const putFirst = ({ cache }: ApolloClient, { resource, id }: NotedRecord, note: Note) => {
  const query = { query: RecordNotesDocument, variables: { resource, id, after: null } }
  cache.updateQuery(query, (read) => {
    if (!read) return undefined
    const { notes, ...page } = read.recordNotes
    return { ...read, recordNotes: { ...page, notes: [note, ...notes.filter((one) => one.id !== note.id)] } }
  })
}
