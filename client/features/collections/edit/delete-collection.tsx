import type { RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { useRaiseAlert } from '#client/actors/alerts.ts'
import { useCollectionRemoval } from '#client/actors/pictures/collection-removal.ts'
import { Button } from '#client/ui/button.tsx'
import { Modal } from '#client/ui/modal.tsx'
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
        Delete this collection
      </Button>
      {isOpen && (
        <Modal title="Delete this collection?" isHeld={isDeleting} onClose={decline}>
          <p>{name} will be gone for everyone. Its pictures stay in the catalogue.</p>
          {failure && (
            <p role="alert" className={styles.refusal}>
              {failure.message}
            </p>
          )}
          <div className={styles.choices}>
            {!isRefused && (
              <Button variant="danger" disabled={isDeleting} onClick={confirm}>
                {isDeleting ? 'Deleting…' : 'Delete'}
              </Button>
            )}
            <Button variant="outline" disabled={isDeleting} onClick={decline}>
              Keep it
            </Button>
          </div>
        </Modal>
      )}
    </>
  )
}
