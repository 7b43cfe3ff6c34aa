import { type RefObject, useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { Button } from '#client/ui/button.tsx'
import { Modal } from '#client/ui/modal.tsx'
import styles from './edit-collection.module.css'

interface UnsavedGuardProps {
  isUnsaved: boolean
  /** Do not ask a visitor who has confirmed already. */
  leaving: RefObject<boolean>
}

/** Asks before what is not saved is left behind. */
export const UnsavedGuard = ({ isUnsaved, leaving }: UnsavedGuardProps) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && !leaving.current && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  if (blocker.state !== 'blocked') return null
  return (
    <Modal title="Leave without saving?" onClose={blocker.reset}>
      <p>Your changes of this collection are not saved.</p>
      <div className={styles.choices}>
        <Button className={styles.danger} onClick={blocker.proceed}>
          Leave
        </Button>
        <Button variant="outline" onClick={blocker.reset}>
          Keep editing
        </Button>
      </div>
    </Modal>
  )
}
