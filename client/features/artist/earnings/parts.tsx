import { Link, useSearchParams } from 'react-router-dom'
import * as say from './messages.tsx'
import { type Part, readShown } from './part.ts'
import styles from './parts.module.css'

const LINKS: readonly { part: Part; label: string }[] = [
  { part: 'payable', label: say.unpaid },
  { part: 'sales', label: say.sales },
  { part: 'payments', label: say.payments },
  { part: 'statements', label: say.statements },
]

/** The ways between what there is to read of one's earnings. */
export const Parts = () => {
  const { part } = readShown(useSearchParams()[0])
  const shown = part === 'pending' ? 'payable' : part
  return (
    <nav aria-label={say.earningsByPart} className={styles.parts}>
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
