import { Link } from 'react-router-dom'
import styles from './palette.module.css'

interface EntryProps {
  to: string
  label: string
  /** Said beside it, such as its keys. */
  hint?: string
  onChoose: () => void
}

export const Entry = ({ to, label, hint, onChoose }: EntryProps) => (
  <li>
    <Link to={to} data-entry className={styles.entry} onClick={onChoose}>
      <span>{label}</span>
      {hint && <span className={styles.hint}>{hint}</span>}
    </Link>
  </li>
)
