import { useQuery } from '@apollo/client/react'
import { ArtUsageMonthsDocument, type ArtUsageMonthsQuery } from '#client/apollo/generated/graphql.ts'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { type MoneyColumn, MoneyTable } from '#client/ui/money/money-table.tsx'
import { formatMoney } from '#client/ui/money.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import { useRefused } from '../use-refused.ts'
import * as say from './messages.tsx'
import styles from './money.module.css'

type Month = ArtUsageMonthsQuery['artUsageMonths'][number]

const inWords = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

const COLUMNS: readonly MoneyColumn<Month>[] = [
  { label: say.month, show: ({ month }) => inWords.format(new Date(`${month}-01`)) },
  { label: say.pieces, isSum: true, show: ({ quantity }) => quantity.toLocaleString('en-US') },
  { label: say.sales, isSum: true, show: ({ sales }) => formatMoney(sales) },
  { label: say.royalties, isSum: true, show: ({ royalty }) => formatMoney(royalty) },
]

interface UsageByMonthProps {
  /** YYYY-MM-DD; null for the last 365 days. */
  from: string | null
  to: string | null
}

/** What was sold by month, the latest first. It loads and fails by itself. */
export const UsageByMonth = ({ from, to }: UsageByMonthProps) => {
  const { data, loading, error, refetch } = useQuery(ArtUsageMonthsDocument, {
    variables: { from, to },
    fetchPolicy: 'cache-and-network',
  })
  const isRefused = useRefused(error)
  return (
    <section aria-labelledby="by-month" aria-busy={loading}>
      <h2 id="by-month" className={styles.heading}>
        {say.byMonth}
      </h2>
      {error && !isRefused && <Unavailable message={say.monthsNotLoaded} onRetry={() => void refetch()} />}
      {!data && loading && <LoadingBar label={say.loadingMonths} />}
      {data && (
        <MoneyTable
          label={say.byMonth}
          rows={data.artUsageMonths.toReversed()}
          keyOf={({ month }) => month}
          columns={COLUMNS}
          none={say.nothingSold}
        />
      )}
    </section>
  )
}
