import type { SavedViewWork } from '#client/actors/saved-view.ts'
import { Button } from '#client/ui/button.tsx'
import { Modal } from '#client/ui/modal.tsx'
import type { SavedView } from './view.ts'
import styles from './views.module.css'

interface DeleteDialogProps {
  view: Pick<SavedView, 'name' | 'isShared'>
  work: SavedViewWork
}

/** Confirms that a view is to be deleted; the records stay. */
export const DeleteDialog = ({ view: { name, isShared }, work }: DeleteDialogProps) => {
  const { isPending, isFinal, failure, confirmDeletion, dismiss } = work
  return (
    <Modal title="Delete this view?" isHeld={isPending} onClose={dismiss}>
      <p className={styles.words}>
        {name} will be gone{isShared && ' for all staff'}. What it lists stays.
      </p>
      {failure && (
        <p role="alert" className={styles.refusal}>
          {failure.message}
        </p>
      )}
      <div className={styles.actions}>
        {!isFinal && (
          <Button variant="danger" disabled={isPending} onClick={confirmDeletion}>
            {isPending ? 'Deleting…' : 'Delete'}
          </Button>
        )}
        <Button variant="outline" disabled={isPending} onClick={dismiss}>
          Keep it
        </Button>
      </div>
    </Modal>
  )
}
