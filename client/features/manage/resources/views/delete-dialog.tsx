import type { SavedViewWork } from '#client/actors/saved-view.ts'
import { Button } from '#client/ui/button.tsx'
import { Modal } from '#client/ui/modal.tsx'
import * as say from './messages.tsx'
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
    <Modal title={say.deleteViewTitle} isHeld={isPending} onClose={dismiss}>
      <p className={styles.words}>{say.whatDeletingDoes(name, isShared ? say.forAllStaff : '')}</p>
      {failure && (
        <p role="alert" className={styles.refusal}>
          {failure.message}
        </p>
      )}
      <div className={styles.actions}>
        {!isFinal && (
          <Button variant="danger" disabled={isPending} onClick={confirmDeletion}>
            {isPending ? say.deleting : say.deleteWord}
          </Button>
        )}
        <Button variant="outline" disabled={isPending} onClick={dismiss}>
          {say.keepIt}
        </Button>
      </div>
    </Modal>
  )
}
