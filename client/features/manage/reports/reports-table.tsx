import { Link } from 'react-router-dom'
import type { ReportsQuery } from '#client/apollo/generated/graphql.ts'
import { Time } from '#client/ui/time.tsx'
import * as say from './messages.tsx'
import styles from './reports-screen.module.css'

type Summary = ReportsQuery['reports']['reports'][number]

export const ReportsTable = ({ reports }: { reports: readonly Summary[] }) => (
  <ul className={styles.list} aria-label={say.reports}>
    {reports.map(({ id, note, sentAt, isSignedIn, eventCount }) => (
      <li key={id} className={styles.report}>
        <Link className={styles.note} to={`/manage/reports/${id}`}>
          {note}
        </Link>
        <p className={styles.facts}>
          <span>{say.reportTitle(id)}</span>
          <Time at={sentAt} to="minute" />
          <span>{isSignedIn ? say.signedIn : say.signedOut}</span>
          <span>
            {eventCount} {eventCount === 1 ? say.eventNoun : say.eventsNoun}
          </span>
        </p>
      </li>
    ))}
  </ul>
)
