import { useQuery } from '@apollo/client/react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { ReportsDocument } from '#client/apollo/generated/graphql.ts'
import { isPastTheEnd } from '#client/apollo/past-the-end.ts'
import { usePageTitle } from '#client/ui/page-title.ts'
import { offsetOf } from '#client/ui/pagination/pages.ts'
import { PaginationBar } from '#client/ui/pagination/pagination-bar.tsx'
import { Unavailable } from '#client/ui/unavailable.tsx'
import styles from '../list-page.module.css'
import { useRefused } from '../use-refused.ts'
import * as say from './messages.tsx'
import { readPage, writePage } from './page.ts'
import { ReportsTable } from './reports-table.tsx'

/** /manage/reports: what visitors have reported, newest first. */
export const Component = () => {
  usePageTitle(say.reports)
  const [params, setParams] = useSearchParams()
  const { page, limit } = readPage(params)
  const { data, previousData, error, loading, refetch } = useQuery(ReportsDocument, {
    variables: { page, pageSize: limit },
    fetchPolicy: 'cache-and-network',
  })
  const isRefused = useRefused(error)
  const reports = (data ?? (loading ? previousData : undefined))?.reports
  if (page > 1 && isPastTheEnd(error)) return <Navigate to="/manage/reports" replace />
  return (
    <div className={styles.page} aria-busy={loading}>
      <h1 className={styles.title}>{say.reports}</h1>
      <p className={styles.lead}>{say.whatReportsAre}</p>
      {error && !isRefused && <Unavailable message={say.reportsNotLoaded} onRetry={() => refetch()} />}
      {reports?.count === 0 && <p className={styles.none}>{say.noReports}</p>}
      {reports && reports.count > 0 && (
        <>
          <ReportsTable reports={reports.reports} />
          <PaginationBar
            total={reports.count}
            limit={limit}
            offset={offsetOf(page, limit)}
            onPage={(wanted) => setParams(writePage({ page: wanted, limit }))}
            onLimit={(wanted) => setParams(writePage({ page: 1, limit: wanted }))}
          />
        </>
      )}
    </div>
  )
}
