import styles from './dismiss-button.module.css'
import { CloseIcon } from './icons.tsx'

/** Puts an alert away. */
export const DismissButton = ({ onClick }: { onClick: () => void }) => (
  <button type="button" className={styles.dismiss} aria-label="Dismiss" onClick={onClick}>
    <CloseIcon />
  </button>
)
