import { useEffect, useRef } from 'react'
import { useAuth } from '#client/actors/people/auth.ts'
import { type NotedRecord, type NotesInput, useRecordNotes } from '#client/actors/record-notes.ts'
import { selectUser } from '#machines/auth/selectors.ts'
import { DeleteNoteDialog } from './delete-note-dialog.tsx'
import * as say from './messages.ts'
import { NoteForm } from './note-form.tsx'
import { NotePage } from './note-page.tsx'
import styles from './notes.module.css'

/** What staff have noted on a record, and where they note more. */
export const RecordNotes = ({ resource, id }: NotedRecord) => {
  const owner = useAuth(selectUser)?.uuid
  return owner && <Notes key={owner} owner={owner} resource={resource} id={id} />
}

const Notes = (input: NotesInput) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const work = useRecordNotes(input)
  const { deleted, isDeleting } = work
  const wasDeleting = useRef(isDeleting)
  useEffect(() => {
    // The note goes with the button that had the focus.
    if (wasDeleting.current && deleted === null) heading.current?.focus()
    wasDeleting.current = isDeleting
  }, [deleted, isDeleting])
  return (
    <section className={styles.section} aria-labelledby="notes">
      <h2 ref={heading} id="notes" tabIndex={-1} className={styles.title}>
        {say.notes}
      </h2>
      <NoteForm work={work} />
      <NotePage record={input} after={null} onDelete={work.askToDelete} />
      {deleted !== null && <DeleteNoteDialog work={work} />}
    </section>
  )
}
