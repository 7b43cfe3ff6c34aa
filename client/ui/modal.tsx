import { type ReactNode, useId } from 'react'
import { CloseIcon } from './icons.tsx'
import * as say from './messages.tsx'
import styles from './modal.module.css'
import { useDialog } from './use-dialog.ts'

interface ModalProps {
  title: string
  /** For what is read rather than answered. */
  isWide?: boolean
  /** True while its action is under way and it cannot be closed. */
  isHeld?: boolean
  onClose: () => void
  children: ReactNode
}

/** A centered modal. */
export const Modal = ({ title, isWide = false, isHeld = false, onClose, children }: ModalProps) => {
  const heading = useId()
  return (
    <dialog
      {...useDialog(onClose, { isHeld })}
      className={styles.modal}
      data-wide={isWide}
      aria-labelledby={heading}
    >
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      {children}
      <button
        type="button"
        className={styles.close}
        aria-label={say.close}
        disabled={isHeld}
        onClick={onClose}
      >
        <CloseIcon />
      </button>
    </dialog>
  )
}
