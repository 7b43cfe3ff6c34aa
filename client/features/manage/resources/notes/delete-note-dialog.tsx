import type { NotesWork } from '#client/actors/record-notes.ts'
import { Button } from '#client/ui/button.tsx'
import { Modal } from '#client/ui/modal.tsx'
import styles from './notes.module.css'

/** Confirms that a note is to be deleted. */
export const DeleteNoteDialog = ({ work }: { work: NotesWork }) => {
  const { isDeleting, deletionFailure, confirmDeletion, dismissDeletion } = work
  const isFinal = deletionFailure?.kind === 'refused'
  return (
    <Modal title="Delete this note?" isHeld={isDeleting} onClose={dismissDeletion}>
      <p className={styles.warning}>It will be deleted for all staff, including anyone it mentions.</p>
      {deletionFailure && (
        <p role="alert" className={styles.refusal}>
          {deletionFailure.message}
        </p>
      )}
      <div className={styles.actions}>
        {!isFinal && (
          <Button variant="danger" disabled={isDeleting} onClick={confirmDeletion}>
            {isDeleting ? 'Deleting…' : 'Delete'}
          </Button>
        )}
        <Button variant="outline" disabled={isDeleting} onClick={dismissDeletion}>
          Keep it
        </Button>
      </div>
    </Modal>
  )
}
