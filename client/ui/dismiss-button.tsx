import styles from './dismiss-button.module.css'
import { CloseIcon } from './icons.tsx'
import * as say from './messages.tsx'

/** Puts an alert away. */
export const DismissButton = ({ onClick }: { onClick: () => void }) => (
  <button type="button" className={styles.dismiss} aria-label={say.dismiss} onClick={onClick}>
    <CloseIcon />
  </button>
)
