import { Link } from 'react-router-dom'
import type { PayoutRowFragment } from '#client/apollo/generated/graphql.ts'
import { Day } from '#client/ui/money/day.tsx'
import { type MoneyColumn, MoneyTable } from '#client/ui/money/money-table.tsx'
import { formatMoney } from '#client/ui/money.ts'
import * as say from './messages.tsx'
import styles from './money.module.css'
import { statusInWords } from './words.ts'

const COLUMNS: readonly MoneyColumn<PayoutRowFragment>[] = [
  {
    label: say.artist,
    show: ({ token, artistName }) => (
      <Link className={styles.link} to={`/manage/artist-payment/${token}`}>
        {artistName}
      </Link>
    ),
  },
  { label: say.day, show: ({ day }) => <Day day={day} /> },
  {
    label: say.status,
    show: ({ status, reported }) => (
      <>
        {statusInWords(status)}
        {reported !== null && <span className={styles.beside}>{say.providerStatus(reported)}</span>}
      </>
    ),
  },
  { label: say.account, show: ({ accountLabel }) => accountLabel },
  { label: say.amount, isSum: true, show: ({ amount }) => formatMoney(amount) },
  { label: say.withheld, isSum: true, show: ({ withheld }) => formatMoney(withheld) },
  { label: say.net, isSum: true, show: ({ net }) => formatMoney(net) },
]

export const PayoutRows = ({ rows, none }: { rows: readonly PayoutRowFragment[]; none: string }) => (
  <MoneyTable label={say.payouts} rows={rows} keyOf={({ token }) => token} columns={COLUMNS} none={none} />
)
