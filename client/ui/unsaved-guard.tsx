import { type RefObject, useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { Button } from './button.tsx'
import * as say from './messages.tsx'
import { Modal } from './modal.tsx'
import styles from './unsaved-guard.module.css'

interface UnsavedGuardProps {
  /** 'collection' */
  what: string
  isUnsaved: boolean
  /** Do not ask a visitor who has confirmed already. */
  leaving: RefObject<boolean>
  /** Whoever edits leaves all the same. */
  onLeave?: () => void
}

/** Asks before what is not saved is left behind. */
export const UnsavedGuard = ({ what, isUnsaved, leaving, onLeave }: UnsavedGuardProps) => {
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
  const leave = () => {
    onLeave?.()
    blocker.proceed()
  }
  return (
    <Modal title={say.leaveWithoutSaving} onClose={blocker.reset}>
      <p>{say.changesNotSaved(what)}</p>
      <div className={styles.choices}>
        <Button variant="danger" onClick={leave}>
          {say.leave}
        </Button>
        <Button variant="outline" onClick={blocker.reset}>
          {say.keepEditing}
        </Button>
      </div>
    </Modal>
  )
}
