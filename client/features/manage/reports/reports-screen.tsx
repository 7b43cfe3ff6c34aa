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
import { readPage, writePage } from './page.ts'
import { ReportsTable } from './reports-table.tsx'

/** /manage/reports: what visitors have reported, newest first. */
export const Component = () => {
  usePageTitle('Reports')
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
      <h1 className={styles.title}>Reports</h1>
      <p className={styles.lead}>
        What visitors reported by Help → Report a problem, each with what their page had just done.
      </p>
      {error && !isRefused && (
        <Unavailable message="The reports could not be loaded." onRetry={() => refetch()} />
      )}
      {reports?.count === 0 && <p className={styles.none}>No problems reported.</p>}
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
