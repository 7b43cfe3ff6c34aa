import { useQuery } from '@apollo/client/react'
import { Link, useSearchParams } from 'react-router-dom'
import { ArtistStatementsDocument, type ArtistStatementsQuery } from '#client/apollo/generated/graphql.ts'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { type MoneyColumn, MoneyTable } from '#client/ui/money/money-table.tsx'
import { monthInWords } from '#client/ui/money/month.ts'
import { PagesOf } from '#client/ui/money/pages-of.tsx'
import { readPart } from '#client/ui/money/place.ts'
import { formatMoney } from '#client/ui/money.ts'
import { Time } from '#client/ui/time.tsx'
import { Unavailable } from '#client/ui/unavailable.tsx'
import styles from '../earnings.module.css'
import { AsOfForm } from './as-of-form.tsx'

type Statement = NonNullable<ArtistStatementsQuery['earningsStatements']>['data'][number]

const COLUMNS: readonly MoneyColumn<Statement>[] = [
  {
    label: 'Month',
    show: ({ number, month }) => (
      <Link className={styles.link} to={`?show=statements&statement=${encodeURIComponent(number)}`}>
        {monthInWords(month)}
      </Link>
    ),
  },
  { label: 'Number', show: ({ number }) => number },
  { label: 'Issued', show: ({ issuedAt }) => <Time at={issuedAt} to="day" /> },
  { label: 'Opening', isSum: true, show: ({ opening }) => formatMoney(opening.total) },
  { label: 'Closing', isSum: true, show: ({ closing }) => formatMoney(closing.total) },
]

/** The statements of all months, and the way to what was owed on any day. */
export const Statements = () => {
  const { limit, offset } = readPart(useSearchParams()[0])
  const { data, previousData, loading, error, refetch } = useQuery(ArtistStatementsDocument, {
    variables: { limit, offset },
    fetchPolicy: 'cache-and-network',
  })
  const shown = (data ?? (loading ? previousData : undefined))?.earningsStatements
  return (
    <section aria-labelledby="statements" aria-busy={loading}>
      <h2 id="statements" className={styles.heading}>
        Statements
      </h2>
      <p className={styles.lead}>
        One is issued for each month as it ends, and never changes. What is put right later stands in the
        month in which it was put right.
      </p>
      {error && (
        <Unavailable
          message="Your statements cannot be shown right now."
          onRetry={() => void refetch().catch(() => {})}
        />
      )}
      {!shown && loading && <LoadingBar label="Loading your statements" />}
      {shown && (
        <>
          <MoneyTable
            label="Statements"
            rows={shown.data}
            keyOf={({ number }) => number}
            columns={COLUMNS}
            none="There is no statement yet. The first comes as the month of your first sale ends."
          />
          {shown.count > shown.data.length && <PagesOf count={shown.count} />}
        </>
      )}
      <AsOfForm />
    </section>
  )
}
