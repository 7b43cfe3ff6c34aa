import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { CloseIcon } from './icons.tsx'
import styles from './modal.module.css'

interface ModalProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/**
 * A centered modal on the browser's own dialog: it keeps the focus in, gives it back, and closes on Escape. A click
 * beside it does not close it: that may be the second of a double click on what opened it.
 */
export const Modal = ({ title, onClose, children }: ModalProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  // Before the element goes, or the browser could not give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  // The event comes a moment after closing: by then the effect may have shown it again, or it may be gone.
  const closed = () => {
    if (dialog.current?.open === false) onClose()
  }
  return (
    <dialog
      ref={dialog}
      className={styles.modal}
      aria-labelledby={heading}
      onClose={closed}
      closedby="closerequest"
    >
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      {children}
      <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
        <CloseIcon />
      </button>
    </dialog>
  )
}
