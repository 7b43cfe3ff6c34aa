import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ArtistHomeQuery } from '#client/apollo/generated/graphql.ts'
import { Day } from '#client/ui/money/day.tsx'
import { formatMoney } from '#client/ui/money.ts'
import styles from '../earnings/overview.module.css'
import * as say from './messages.tsx'

type Earnings = NonNullable<ArtistHomeQuery['earnings']>

/** How money and art stand, each leading to more. */
export const Sums = ({ earnings, waiting }: { earnings: Earnings; waiting: number }) => {
  const { pending, clearsOn, cleared, nextDay, year, paid } = earnings
  return (
    <nav aria-label={say.balanceAndArt}>
      <ul className={styles.sums}>
        <Sum
          label={cleared < 0 ? say.owedBack : say.payable}
          to="/artist/account"
          value={formatMoney(Math.abs(cleared))}
        >
          {cleared > 0 && nextDay && <>{say.nextPaymentFrom(<Day day={nextDay} />)}</>}
        </Sum>
        <Sum label={say.pending} to="/artist/account?show=pending" value={formatMoney(pending)}>
          {clearsOn && <>{say.clearsFrom(<Day day={clearsOn} />)}</>}
        </Sum>
        <Sum
          label={say.paidIn(year)}
          to={`/artist/account?show=payments&of=paid&year=${year}`}
          value={formatMoney(paid)}
        />
        <Sum label={say.artWaiting} to="/artist/art/all?state=waiting" value={`${waiting}`} />
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
