import { Link, useSearchParams } from 'react-router-dom'
import type { ArtistEarningsQuery } from '#client/apollo/generated/graphql.ts'
import { Day } from '#client/ui/money/day.tsx'
import { type MoneyColumn, MoneyTable } from '#client/ui/money/money-table.tsx'
import { PagesOf } from '#client/ui/money/pages-of.tsx'
import { formatMoney } from '#client/ui/money.ts'
import ways from '#client/ui/way.module.css'
import styles from './earnings.module.css'
import * as say from './messages.tsx'
import { type PaymentSum, readShown } from './part.ts'
import { PaymentStatus } from './payment-status.tsx'

type Page = NonNullable<ArtistEarningsQuery['earningsPayments']>
type Payment = Page['data'][number]

const COLUMNS: readonly MoneyColumn<Payment>[] = [
  {
    label: say.day,
    show: ({ token, day }) => (
      <Link className={styles.link} to={`?show=payments&payment=${encodeURIComponent(token)}`}>
        <Day day={day} />
      </Link>
    ),
  },
  {
    label: say.status,
    show: (payment) => <PaymentStatus payment={payment} />,
  },
  { label: say.account, show: ({ accountLabel }) => accountLabel },
  { label: say.amount, isSum: true, show: ({ amount }) => formatMoney(amount) },
  { label: say.withheld, isSum: true, show: ({ withheld }) => formatMoney(withheld) },
  { label: say.arrives, isSum: true, show: ({ net }) => formatMoney(net) },
]

/** What the payments of a sum are called, as the sum is. */
const headingOf = (of: PaymentSum | null, year: number): string => {
  if (of === null) return say.payments
  const headings = { in_transit: say.onItsWay, paid: say.paidIn(year), withheld: say.withheldIn(year) }
  return headings[of]
}

const NONE: Readonly<Record<PaymentSum, string>> = {
  in_transit: say.nothingOnItsWay,
  paid: say.nothingPaidInYear,
  withheld: say.nothingWithheldInYear,
}

/** What was paid, or is on its way: all payments, or those of a sum with what they come to. */
export const Payments = ({
  payments: { count, sum, data },
  thisYear,
}: {
  payments: Page
  thisYear: number
}) => {
  const { of, year } = readShown(useSearchParams()[0])
  const heading = headingOf(of, year ?? thisYear)
  return (
    <section aria-labelledby="payments">
      <h2 id="payments" className={styles.heading}>
        {heading}
      </h2>
      <MoneyTable
        label={heading}
        rows={data}
        keyOf={({ token }) => token}
        columns={COLUMNS}
        none={of ? NONE[of] : say.nothingPaidYet}
      />
      {sum !== null && data.length > 0 && (
        <p className={styles.together}>
          {of === 'withheld' ? say.withheldTotal : say.totalLabel} <strong>{formatMoney(sum)}</strong>
        </p>
      )}
      {count > data.length && <PagesOf count={count} />}
      {of && (
        <Link className={ways.way} to="?show=payments">
          {say.allPayments}
        </Link>
      )}
    </section>
  )
}
