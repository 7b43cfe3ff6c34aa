import { type ReactNode, useId } from 'react'
import styles from './popup.module.css'

interface PopupProps {
  /** What the button shows; `label` names it where that is not words. */
  button: ReactNode
  label?: string
  className?: string
  children: ReactNode
}

/** A button and what it shows beneath itself. The browser closes it: Escape, or a click elsewhere. */
export const Popup = ({ button, label, className, children }: PopupProps) => {
  const id = useId()
  return (
    <>
      <button type="button" popoverTarget={id} aria-label={label} className={className}>
        {button}
      </button>
      <div id={id} popover="auto" className={styles.panel}>
        {children}
      </div>
    </>
  )
}
