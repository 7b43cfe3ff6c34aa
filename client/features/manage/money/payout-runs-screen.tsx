import { useQuery } from '@apollo/client/react'
import { Link, useSearchParams } from 'react-router-dom'
import { UNSHARED } from '#client/apollo/contexts.ts'
import { PayoutRunsDocument, type PayoutRunsQuery } from '#client/apollo/generated/graphql.ts'
import { makeButtonClass } from '#client/ui/button.tsx'
import { Day } from '#client/ui/money/day.tsx'
import { type MoneyColumn, MoneyTable } from '#client/ui/money/money-table.tsx'
import { PagesOf } from '#client/ui/money/pages-of.tsx'
import { readPart } from '#client/ui/money/place.ts'
import { formatMoney } from '#client/ui/money.ts'
import { BankAnswer } from './bank-answer/bank-answer.tsx'
import styles from './money.module.css'
import { MoneyPage } from './money-page.tsx'
import { statusInWords } from './words.ts'

type Run = PayoutRunsQuery['payoutRuns']['data'][number]

const COLUMNS: readonly MoneyColumn<Run>[] = [
  {
    label: 'Day',
    show: ({ id, day }) => (
      <Link className={styles.link} to={`/manage/payout-run/${id}`}>
        <Day day={day} />
      </Link>
    ),
  },
  { label: 'Status', show: ({ status }) => statusInWords(status) },
  { label: 'Started by', show: ({ by }) => by ?? 'Aquatint' },
  { label: 'Payouts', isSum: true, show: ({ payouts }) => payouts },
  { label: 'Held', isSum: true, show: ({ held }) => held },
  { label: 'Total', isSum: true, show: ({ total }) => formatMoney(total) },
]

/** /manage/payout-run: runs of payouts, the latest first. */
export const Component = () => {
  const [address] = useSearchParams()
  const { limit, offset } = readPart(address)
  const asked = useQuery(PayoutRunsDocument, {
    variables: { limit, offset },
    fetchPolicy: 'cache-and-network',
    ...UNSHARED,
  })
  const { data, previousData, loading } = asked
  const runs = (data ?? (loading ? previousData : undefined))?.payoutRuns
  return (
    <MoneyPage title="Payout runs" lead="Each pays everybody who is due on its day." asked={asked}>
      <div className={styles.ways}>
        <Link className={makeButtonClass({ variant: 'outline' })} to="/manage/payout-run/preview">
          Preview a run
        </Link>
        <BankAnswer onRecorded={() => void asked.refetch()} />
      </div>
      {runs && (
        <div className={loading ? styles.stale : undefined}>
          <MoneyTable
            label="Payout runs"
            rows={runs.data}
            keyOf={({ id }) => id}
            columns={COLUMNS}
            none="No payout runs yet."
          />
          <PagesOf count={runs.count} />
        </div>
      )}
    </MoneyPage>
  )
}
