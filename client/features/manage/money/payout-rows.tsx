import { Link } from 'react-router-dom'
import type { PayoutRowFragment } from '#client/apollo/generated/graphql.ts'
import { Day } from '#client/ui/money/day.tsx'
import { type MoneyColumn, MoneyTable } from '#client/ui/money/money-table.tsx'
import { formatMoney } from '#client/ui/money.ts'
import styles from './money.module.css'
import { statusInWords } from './words.ts'

const COLUMNS: readonly MoneyColumn<PayoutRowFragment>[] = [
  {
    label: 'Artist',
    show: ({ token, artistName }) => (
      <Link className={styles.link} to={`/manage/artist-payment/${token}`}>
        {artistName}
      </Link>
    ),
  },
  { label: 'Day', show: ({ day }) => <Day day={day} /> },
  {
    label: 'Status',
    show: ({ status, reported }) => (
      <>
        {statusInWords(status)}
        {reported !== null && <span className={styles.beside}>The provider says {reported}</span>}
      </>
    ),
  },
  { label: 'Account', show: ({ accountLabel }) => accountLabel },
  { label: 'Amount', isSum: true, show: ({ amount }) => formatMoney(amount) },
  { label: 'Withheld', isSum: true, show: ({ withheld }) => formatMoney(withheld) },
  { label: 'Net', isSum: true, show: ({ net }) => formatMoney(net) },
]

export const PayoutRows = ({ rows, none }: { rows: readonly PayoutRowFragment[]; none: string }) => (
  <MoneyTable label="Payouts" rows={rows} keyOf={({ token }) => token} columns={COLUMNS} none={none} />
)
