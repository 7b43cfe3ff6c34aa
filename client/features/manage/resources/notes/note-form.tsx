import type { KeyboardEvent } from 'react'
import type { NotesWork } from '#client/actors/record-notes.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { TextAreaField } from '#client/ui/form/text-field.tsx'
import * as say from './messages.ts'
import styles from './notes.module.css'
import { roomLeftInWords } from './room-left.ts'

const HELP = say.noteHelp

/** Where staff write a note. */
export const NoteForm = ({ work }: { work: NotesWork }) => {
  const sendByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  return (
    <Form errors={work.errors} failure={work.failure?.message ?? null} onSubmit={work.send}>
      <TextAreaField
        label={say.newNote}
        name="text"
        help={roomLeftInWords(work.text) ?? HELP}
        required
        rows={3}
        value={work.text}
        readOnly={work.isSending}
        onChange={({ currentTarget }) => work.type(currentTarget.value)}
        onKeyDown={sendByKey}
      />
      <div className={styles.actions}>
        <Button type="submit" disabled={work.isSending}>
          {work.isSending ? say.adding : say.addNote}
        </Button>
        <span className={styles.byKey}>{say.ctrlEnterToAdd}</span>
      </div>
    </Form>
  )
}
