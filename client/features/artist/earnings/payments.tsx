import { Link, useSearchParams } from 'react-router-dom'
import type { ArtistEarningsQuery } from '#client/apollo/generated/graphql.ts'
import { Day } from '#client/ui/money/day.tsx'
import { type MoneyColumn, MoneyTable } from '#client/ui/money/money-table.tsx'
import { PagesOf } from '#client/ui/money/pages-of.tsx'
import { formatMoney } from '#client/ui/money.ts'
import ways from '#client/ui/way.module.css'
import styles from './earnings.module.css'
import { type PaymentSum, readShown } from './part.ts'
import { PaymentStatus } from './payment-status.tsx'

type Page = NonNullable<ArtistEarningsQuery['earningsPayments']>
type Payment = Page['data'][number]

const COLUMNS: readonly MoneyColumn<Payment>[] = [
  {
    label: 'Day',
    show: ({ token, day }) => (
      <Link className={styles.link} to={`?show=payments&payment=${encodeURIComponent(token)}`}>
        <Day day={day} />
      </Link>
    ),
  },
  {
    label: 'Status',
    show: (payment) => <PaymentStatus payment={payment} />,
  },
  { label: 'Account', show: ({ accountLabel }) => accountLabel },
  { label: 'Amount', isSum: true, show: ({ amount }) => formatMoney(amount) },
  { label: 'Withheld', isSum: true, show: ({ withheld }) => formatMoney(withheld) },
  { label: 'Arrives', isSum: true, show: ({ net }) => formatMoney(net) },
]

/** What the payments of a sum are called, as the sum is. */
const headingOf = (of: PaymentSum | null, year: number): string => {
  if (of === null) return 'Payments'
  const headings = { in_transit: 'On its way', paid: `Paid in ${year}`, withheld: `Withheld in ${year}` }
  return headings[of]
}

const NONE: Readonly<Record<PaymentSum, string>> = {
  in_transit: 'Nothing is on its way.',
  paid: 'Nothing was paid in that year.',
  withheld: 'Nothing was withheld in that year.',
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
        none={of ? NONE[of] : 'Nothing was paid yet.'}
      />
      {sum !== null && data.length > 0 && (
        <p className={styles.together}>
          {of === 'withheld' ? 'Withheld together' : 'Together'} <strong>{formatMoney(sum)}</strong>
        </p>
      )}
      {count > data.length && <PagesOf count={count} />}
      {of && (
        <Link className={ways.way} to="?show=payments">
          All payments
        </Link>
      )}
    </section>
  )
}
