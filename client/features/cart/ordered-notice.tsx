import { Link } from 'react-router-dom'
import * as say from './messages.tsx'
import styles from './ordered-notice.module.css'

interface OrderedNoticeProps {
  /** The page of the order that was made of the project. */
  path: string
}

/** Stands over a project that nothing can be changed of any more (spec.md section 2, Orders). */
export const OrderedNotice = ({ path }: OrderedNoticeProps) => (
  <p className={styles.notice} role="status">
    {say.isOrdered} <Link to={path}>{say.viewOrder}</Link>
  </p>
)
