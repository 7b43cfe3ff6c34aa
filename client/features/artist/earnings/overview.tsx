import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { ArtistEarningsQuery } from '#client/apollo/generated/graphql.ts'
import { Day } from '#client/ui/money/day.tsx'
import { formatMoney } from '#client/ui/money.ts'
import * as say from './messages.tsx'
import styles from './overview.module.css'
import { type Part, type PaymentSum, readShown } from './part.ts'

type Earnings = NonNullable<ArtistEarningsQuery['earnings']>

/** The sums, each of which leads to what it is made of. */
export const Overview = ({ earnings }: { earnings: Earnings }) => {
  const { pending, clearsOn, cleared, inTransit, year, paid, withheld, nextDay, accountLabel } = earnings
  return (
    <nav aria-label={say.yourEarnings}>
      <ul className={styles.sums}>
        <Sum label={say.pending} cents={pending} part="pending">
          {clearsOn && <>{say.clearsFrom(<Day day={clearsOn} />)}</>}
        </Sum>
        <Sum label={cleared < 0 ? say.owedBack : say.payable} cents={Math.abs(cleared)} part="payable">
          {cleared < 0
            ? say.nextRoyaltiesCover
            : nextDay && <>{say.nextPaymentFrom(<Day day={nextDay} />)}</>}
        </Sum>
        <Sum label={say.onItsWay} cents={inTransit} part="payments" of="in_transit">
          {inTransit > 0 && accountLabel && say.toAccount(accountLabel)}
        </Sum>
        <Sum label={say.paidIn(year)} cents={paid} part="payments" of="paid" year={year} />
        <Sum label={say.withheldIn(year)} cents={withheld} part="payments" of="withheld" year={year}>
          {withheld > 0 && say.taxNote}
        </Sum>
      </ul>
    </nav>
  )
}

interface SumProps {
  label: string
  cents: number
  part: Part
  /** Of the payments. */
  of?: PaymentSum
  year?: number
  children?: ReactNode
}

const Sum = ({ label, cents, part, of, year, children }: SumProps) => {
  const [address] = useSearchParams()
  const shown = readShown(address)
  const isShown = shown.part === part && shown.of === (of ?? null)
  const place = new URLSearchParams({ show: part, ...(of && { of }), ...(year && { year: `${year}` }) })
  return (
    <li>
      <Link to={`?${place}`} className={styles.sum} aria-current={isShown ? 'true' : undefined}>
        <span className={styles.label}>{label}</span>
        <span className={styles.cents}>{formatMoney(cents)}</span>
        {children && <span className={styles.note}>{children}</span>}
      </Link>
    </li>
  )
}
