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
import * as say from '../messages.tsx'
import { AsOfForm } from './as-of-form.tsx'

type Statement = NonNullable<ArtistStatementsQuery['earningsStatements']>['data'][number]

const COLUMNS: readonly MoneyColumn<Statement>[] = [
  {
    label: say.month,
    show: ({ number, month }) => (
      <Link className={styles.link} to={`?show=statements&statement=${encodeURIComponent(number)}`}>
        {monthInWords(month)}
      </Link>
    ),
  },
  { label: say.number, show: ({ number }) => number },
  { label: say.issued, show: ({ issuedAt }) => <Time at={issuedAt} to="day" /> },
  { label: say.opening, isSum: true, show: ({ opening }) => formatMoney(opening.total) },
  { label: say.closing, isSum: true, show: ({ closing }) => formatMoney(closing.total) },
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
        {say.statements}
      </h2>
      <p className={styles.lead}>{say.howIssued}</p>
      {error && (
        <Unavailable message={say.statementsNotShown} onRetry={() => void refetch().catch(() => {})} />
      )}
      {!shown && loading && <LoadingBar label={say.loadingYourStatements} />}
      {shown && (
        <>
          <MoneyTable
            label={say.statements}
            rows={shown.data}
            keyOf={({ number }) => number}
            columns={COLUMNS}
            none={say.noStatements}
          />
          {shown.count > shown.data.length && <PagesOf count={shown.count} />}
        </>
      )}
      <AsOfForm />
    </section>
  )
}
