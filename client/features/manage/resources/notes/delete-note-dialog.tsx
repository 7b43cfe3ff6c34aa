import type { NotesWork } from '#client/actors/record-notes.ts'
import { Button } from '#client/ui/button.tsx'
import { Modal } from '#client/ui/modal.tsx'
import * as say from './messages.ts'
import styles from './notes.module.css'

/** Confirms that a note is to be deleted. */
export const DeleteNoteDialog = ({ work }: { work: NotesWork }) => {
  const { isDeleting, deletionFailure, confirmDeletion, dismissDeletion } = work
  const isFinal = deletionFailure?.kind === 'refused'
  return (
    <Modal title={say.deleteNoteTitle} isHeld={isDeleting} onClose={dismissDeletion}>
      <p className={styles.warning}>{say.whatDeletingDoes}</p>
      {deletionFailure && (
        <p role="alert" className={styles.refusal}>
          {deletionFailure.message}
        </p>
      )}
      <div className={styles.actions}>
        {!isFinal && (
          <Button variant="danger" disabled={isDeleting} onClick={confirmDeletion}>
            {isDeleting ? say.deleting : say.deleteWord}
          </Button>
        )}
        <Button variant="outline" disabled={isDeleting} onClick={dismissDeletion}>
          {say.keepIt}
        </Button>
      </div>
    </Modal>
  )
}
