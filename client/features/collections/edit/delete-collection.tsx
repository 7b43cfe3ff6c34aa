import type { RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { useRaiseAlert } from '#client/actors/alerts.ts'
import { useCollectionRemoval } from '#client/actors/pictures/collection-removal.ts'
import { Button } from '#client/ui/button.tsx'
import { Modal } from '#client/ui/modal.tsx'
import * as say from '../messages.ts'
import styles from './edit-collection.module.css'

interface DeleteCollectionProps {
  id: string
  name: string
  leaving: RefObject<boolean>
}

/** Deletes the collection once that is confirmed; its pictures stay in the catalogue. */
export const DeleteCollection = ({ id, name, leaving }: DeleteCollectionProps) => {
  const navigate = useNavigate()
  const raise = useRaiseAlert()
  const { isOpen, isDeleting, isRefused, failure, ask, decline, confirm } = useCollectionRemoval(id, () => {
    raise({ status: 'success', text: `${name} deleted.` })
    leaving.current = true
    void navigate('/collections')
  })
  return (
    <>
      <Button variant="plain" size="sm" className={styles.delete} onClick={ask}>
        {say.deleteThisCollection}
      </Button>
      {isOpen && (
        <Modal title={say.deleteThisCollectionAsked} isHeld={isDeleting} onClose={decline}>
          <p>{say.whatDeletingDoes(name)}</p>
          {failure && (
            <p role="alert" className={styles.refusal}>
              {failure.message}
            </p>
          )}
          <div className={styles.choices}>
            {!isRefused && (
              <Button variant="danger" disabled={isDeleting} onClick={confirm}>
                {isDeleting ? say.deleting : say.deleteWord}
              </Button>
            )}
            <Button variant="outline" disabled={isDeleting} onClick={decline}>
              {say.keepIt}
            </Button>
          </div>
        </Modal>
      )}
    </>
  )
}
