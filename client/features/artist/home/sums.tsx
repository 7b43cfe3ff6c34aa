import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ArtistHomeQuery } from '#client/apollo/generated/graphql.ts'
import { Day } from '#client/ui/money/day.tsx'
import { formatMoney } from '#client/ui/money.ts'
import styles from '../earnings/overview.module.css'
import { MESSAGES } from '../portal-places.ts'
import * as say from './messages.tsx'

type Earnings = NonNullable<ArtistHomeQuery['earnings']>

interface Counted {
  /** Null for whoever has earned nothing yet. */
  money: Earnings | null
  /** Pictures that staff have not looked at; null for whoever has sent none. */
  waiting: number | null
  unread: number
}

/** How money, art and messages stand, each leading to more. */
export const Sums = ({ money, waiting, unread }: Counted) => (
  <nav aria-label={say.balanceAndArt}>
    <ul className={styles.sums}>
      {money && <Money of={money} />}
      {waiting !== null && (
        <Sum label={say.artWaiting} to="/artist/art/all?state=waiting" value={`${waiting}`} />
      )}
      <Sum label={say.unreadMessages} to={MESSAGES} value={`${unread}`} />
    </ul>
  </nav>
)

const Money = ({ of: { pending, clearsOn, cleared, nextDay, year, paid } }: { of: Earnings }) => (
  <>
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
  </>
)

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
