import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { Link, useParams } from 'react-router-dom'
import type { AnyStateMachine } from 'xstate'
import { ReportDocument, type ReportQuery } from '#client/apollo/generated/graphql.ts'
import { usePageTitle } from '#client/ui/page-title.ts'
import { Time } from '#client/ui/time.tsx'
import { Unavailable } from '#client/ui/unavailable.tsx'
import type { JournalExport } from '#machines/journal/export.ts'
import { toFailure } from '#machines/journal/failure.ts'
import { readExport } from '#machines/journal/read-export.ts'
import { useRefused } from '../use-refused.ts'
import * as say from './messages.tsx'
import { Replay } from './replay/replay.tsx'
import styles from './report-screen.module.css'

/** /manage/reports/{id}: a report replayed, event by event. */
export const ReportScreen = ({ machines }: { machines: readonly AnyStateMachine[] }) => {
  const { id = '' } = useParams()
  usePageTitle(say.reportTitle(id))
  const { data, error, refetch } = useQuery(ReportDocument, { variables: { id }, fetchPolicy: 'no-cache' })
  const isRefused = useRefused(error)
  const isMissing = data?.report === null
  return (
    <div className={styles.page} aria-busy={!data && !error}>
      <p>
        <Link className={styles.back} to="/manage/reports">
          {say.backToReports(<span aria-hidden>←</span>)}
        </Link>
      </p>
      <h1 className={styles.title}>{say.reportTitle(id)}</h1>
      {isMissing && <p className={styles.lead}>{say.noSuchReport}</p>}
      {error && !isRefused && <Unavailable message={say.reportNotLoaded} onRetry={() => refetch()} />}
      {data?.report && <Read key={data.report.id} report={data.report} machines={machines} />}
    </div>
  )
}

type Report = NonNullable<ReportQuery['report']>

const Read = ({ report, machines }: { report: Report; machines: readonly AnyStateMachine[] }) => {
  const { id, note, sentAt, isSignedIn, journal } = report
  const read = useMemo(() => readJournal(journal), [journal])
  return (
    <>
      <p className={styles.note}>{note}</p>
      <p className={styles.facts}>
        <Time at={sentAt} to="minute" />
        <span>{isSignedIn ? say.signedIn : say.signedOut}</span>
        {'exported' in read && <Surroundings exported={read.exported} />}
        <a
          className={styles.save}
          href={`data:application/json;charset=utf-8,${encodeURIComponent(journal)}`}
          download={`report-${id}.json`}
        >
          {say.saveTheJournal}
        </a>
      </p>
      {'exported' in read ? (
        <Replay exported={read.exported} machines={machines} />
      ) : (
        <p className={styles.broken} role="alert">
          {say.journalNotReadable(read.message)}
        </p>
      )}
    </>
  )
}

const Surroundings = ({ exported: { page, userAgent, viewport, omitted } }: { exported: JournalExport }) => (
  <>
    <span>{page}</span>
    <span>
      {userAgent}, {viewport.width} × {viewport.height}
    </span>
    {omitted.length > 0 && <span>{say.leftOut(omitted.join(', '))}</span>}
  </>
)

/** Anyone may have sent it. */
const readJournal = (text: string): { exported: JournalExport } | { message: string } => {
  try {
    return { exported: readExport(JSON.parse(text)) }
  } catch (error) {
    return { message: toFailure(error).message }
  }
}
