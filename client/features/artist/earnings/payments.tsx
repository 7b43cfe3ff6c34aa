import { Link } from 'react-router-dom'
import type { ArtistEarningsQuery } from '#client/apollo/generated/graphql.ts'
import { Day } from '#client/ui/money/day.tsx'
import { type MoneyColumn, MoneyTable } from '#client/ui/money/money-table.tsx'
import { PagesOf } from '#client/ui/money/pages-of.tsx'
import { formatMoney } from '#client/ui/money.ts'
import styles from './earnings.module.css'
import { reasonInWords, statusInWords } from './words.ts'

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
    show: ({ status, paidOn, returnedOn, reason }) => (
      <>
        {statusInWords(status)}
        {(returnedOn ?? paidOn) !== null && (
          <>
            {' on '}
            <Day day={returnedOn ?? paidOn ?? ''} />
          </>
        )}
        {reason !== null && <span className={styles.beside}>{reasonInWords(reason)}</span>}
      </>
    ),
  },
  { label: 'Account', show: ({ accountLabel }) => accountLabel },
  { label: 'Amount', isSum: true, show: ({ amount }) => formatMoney(amount) },
  { label: 'Withheld', isSum: true, show: ({ withheld }) => formatMoney(withheld) },
  { label: 'Arrives', isSum: true, show: ({ net }) => formatMoney(net) },
]

/** What was paid, or is on its way. */
export const Payments = ({ payments: { count, data } }: { payments: Page }) => (
  <section aria-labelledby="payments">
    <h2 id="payments" className={styles.heading}>
      Payments
    </h2>
    <MoneyTable
      label="Payments"
      rows={data}
      keyOf={({ token }) => token}
      columns={COLUMNS}
      none="Nothing was paid yet."
    />
    {count > data.length && <PagesOf count={count} />}
  </section>
)
