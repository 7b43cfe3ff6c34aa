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
import * as say from './messages.tsx'
import styles from './money.module.css'
import { MoneyPage } from './money-page.tsx'
import { statusInWords } from './words.ts'

type Run = PayoutRunsQuery['payoutRuns']['data'][number]

const COLUMNS: readonly MoneyColumn<Run>[] = [
  {
    label: say.day,
    show: ({ id, day }) => (
      <Link className={styles.link} to={`/manage/payout-run/${id}`}>
        <Day day={day} />
      </Link>
    ),
  },
  { label: say.status, show: ({ status }) => statusInWords(status) },
  { label: say.startedBy, show: ({ by }) => by ?? say.shop },
  { label: say.payouts, isSum: true, show: ({ payouts }) => payouts },
  { label: say.held, isSum: true, show: ({ held }) => held },
  { label: say.total, isSum: true, show: ({ total }) => formatMoney(total) },
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
    <MoneyPage title={say.payoutRuns} lead={say.whatRunsAre} asked={asked}>
      <div className={styles.ways}>
        <Link className={makeButtonClass({ variant: 'outline' })} to="/manage/payout-run/preview">
          {say.previewRun}
        </Link>
        <BankAnswer onRecorded={() => void asked.refetch()} />
      </div>
      {runs && (
        <div className={loading ? styles.stale : undefined}>
          <MoneyTable
            label={say.payoutRuns}
            rows={runs.data}
            keyOf={({ id }) => id}
            columns={COLUMNS}
            none={say.noRuns}
          />
          <PagesOf count={runs.count} />
        </div>
      )}
    </MoneyPage>
  )
}
