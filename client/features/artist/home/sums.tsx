import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ArtistHomeQuery } from '#client/apollo/generated/graphql.ts'
import { Day } from '#client/ui/money/day.tsx'
import { formatMoney } from '#client/ui/money.ts'
import styles from '../earnings/overview.module.css'

type Earnings = NonNullable<ArtistHomeQuery['earnings']>

/** How money and art stand, each leading to more. */
export const Sums = ({ earnings, waiting }: { earnings: Earnings; waiting: number }) => {
  const { pending, clearsOn, cleared, nextDay, year, paid } = earnings
  return (
    <nav aria-label="Your balance and art">
      <ul className={styles.sums}>
        <Sum
          label={cleared < 0 ? 'Owed back' : 'Payable'}
          to="/artist/account"
          value={formatMoney(Math.abs(cleared))}
        >
          {cleared > 0 && nextDay && (
            <>
              Next payment from <Day day={nextDay} />
            </>
          )}
        </Sum>
        <Sum label="Pending" to="/artist/account?show=pending" value={formatMoney(pending)}>
          {clearsOn && (
            <>
              Clears from <Day day={clearsOn} />
            </>
          )}
        </Sum>
        <Sum
          label={`Paid in ${year}`}
          to={`/artist/account?show=payments&of=paid&year=${year}`}
          value={formatMoney(paid)}
        />
        <Sum label="Art waiting for us" to="/artist/art/all?state=waiting" value={`${waiting}`} />
      </ul>
    </nav>
  )
}

interface SumProps {
  label: string
  to: string
  value: string
  children?: ReactNode
}

const Sum = ({ label, to, value, children }: SumProps) => (
  <li>
    <Link to={to} className={styles.sum}>
      <span className={styles.label}>{label}</span>
      <span className={styles.cents}>{value}</span>
      {children && <span className={styles.note}>{children}</span>}
    </Link>
  </li>
)
