import { type ReactNode, type RefObject, useId, useLayoutEffect } from 'react'
import { CloseIcon } from '#client/ui/icons.tsx'
import { useDialog } from '#client/ui/use-dialog.ts'
import * as say from '../messages.tsx'
import styles from './filter-drawer.module.css'

interface FilterDrawerProps {
  /** What leads to the results. */
  footer: ReactNode
  onClose: () => void
  children: ReactNode
}

/**
 * The filters over the results, where there is no room beside them; the results follow each choice behind it.
 */
export const FilterDrawer = ({ footer, onClose, children }: FilterDrawerProps) => {
  const heading = useId()
  const dialog = useDialog(onClose)
  useFocusOnHeading(dialog.ref)
  return (
    <dialog {...dialog} className={styles.drawer} aria-labelledby={heading}>
      <header className={styles.header}>
        <h2 id={heading}>{say.filters}</h2>
        <button type="button" className={styles.close} aria-label={say.close} onClick={onClose}>
          <CloseIcon />
        </button>
      </header>
      <div className={styles.content}>{children}</div>
      <footer className={styles.footer}>{footer}</footer>
    </dialog>
  )
}

/**
 * Leads the focus to the heading of the results as the drawer closes, where the button that opened it is gone
 * by then: nothing is left to narrow down.
 */
const useFocusOnHeading = (dialog: RefObject<HTMLDialogElement | null>) => {
  useLayoutEffect(() => {
    const element = dialog.current
    const heading = element?.closest('main')?.querySelector('h1')
    return () => {
      const { activeElement, body } = document
      if (activeElement === body || element?.contains(activeElement)) heading?.focus({ preventScroll: true })
    }
  }, [dialog])
}
