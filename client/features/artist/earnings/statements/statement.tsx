import { useQuery } from '@apollo/client/react'
import { Link, useSearchParams } from 'react-router-dom'
import {
  ArtistAsOfDocument,
  ArtistStatementDocument,
  type StatementPartsFragment,
} from '#client/apollo/generated/graphql.ts'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { Day } from '#client/ui/money/day.tsx'
import { monthInWords } from '#client/ui/money/month.ts'
import { readPart } from '#client/ui/money/place.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import ways from '#client/ui/way.module.css'
import styles from '../earnings.module.css'
import * as say from '../messages.tsx'
import { StatementBody } from './statement-body.tsx'
import { StatementFiles } from './statement-files.tsx'

/** A month as it was stated. */
export const StatementView = ({ number }: { number: string }) => {
  const { limit, offset } = readPart(useSearchParams()[0], 50)
  const { data, loading, error, refetch } = useQuery(ArtistStatementDocument, {
    variables: { number, limit, offset },
  })
  return (
    <Shown {...{ loading, error, refetch }} isRead={data !== undefined} statement={data?.earningsStatement} />
  )
}

/** What was owed at the end of a day, reckoned anew. */
export const AsOfView = ({ day }: { day: string }) => {
  const { limit, offset } = readPart(useSearchParams()[0], 50)
  const { data, loading, error, refetch } = useQuery(ArtistAsOfDocument, {
    variables: { day, limit, offset },
    fetchPolicy: 'cache-and-network',
  })
  return <Shown {...{ loading, error, refetch }} isRead={data !== undefined} statement={data?.earningsAsOf} />
}

interface ShownProps {
  statement: StatementPartsFragment | null | undefined
  isRead: boolean
  loading: boolean
  error: Error | undefined
  refetch: () => Promise<unknown>
}

const Shown = ({ statement, isRead, loading, error, refetch }: ShownProps) => (
  <section aria-labelledby="statement" aria-busy={loading}>
    <h2 id="statement" className={styles.heading}>
      {statement ? <Title statement={statement} /> : say.statement}
    </h2>
    {error && <Unavailable message={say.statementNotShown} onRetry={() => void refetch().catch(() => {})} />}
    {!isRead && loading && <LoadingBar label={say.loadingTheStatement} />}
    {isRead && !statement && <p role="status">{say.noSuchStatement}</p>}
    {statement?.number && <StatementFiles number={statement.number} />}
    {statement && <StatementBody statement={statement} />}
    <Link className={ways.way} to="?show=statements">
      {say.allStatements}
    </Link>
  </section>
)

const Title = ({ statement: { number, month, until } }: { statement: StatementPartsFragment }) =>
  number === null ? say.asOf(<Day day={until} />) : `${monthInWords(month)}, statement ${number}`
