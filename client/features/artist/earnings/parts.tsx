import { Link, useSearchParams } from 'react-router-dom'
import { type Part, readShown } from './part.ts'
import styles from './parts.module.css'

const LINKS: readonly { part: Part; label: string }[] = [
  { part: 'payable', label: 'Unpaid' },
  { part: 'sales', label: 'Sales' },
  { part: 'payments', label: 'Payments' },
  { part: 'statements', label: 'Statements' },
]

/** The ways between what there is to read of one's earnings. */
export const Parts = () => {
  const { part } = readShown(useSearchParams()[0])
  const shown = part === 'pending' ? 'payable' : part
  return (
    <nav aria-label="Earnings by part" className={styles.parts}>
      {LINKS.map((link) => (
        <Link
          key={link.part}
          to={`?show=${link.part}`}
          className={styles.part}
          aria-current={link.part === shown ? 'page' : undefined}
        >
          {link.label}
        </Link>
      ))}
    </nav>
  )
}
