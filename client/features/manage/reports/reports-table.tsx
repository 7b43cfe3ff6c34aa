import { Link } from 'react-router-dom'
import type { ReportsQuery } from '#client/apollo/generated/graphql.ts'
import styles from './reports-screen.module.css'
import { SentAt } from './sent-at.tsx'

type Summary = ReportsQuery['reports']['reports'][number]

export const ReportsTable = ({ reports }: { reports: readonly Summary[] }) => (
  <ul className={styles.list} aria-label="Reports">
    {reports.map(({ id, note, sentAt, isSignedIn, eventCount }) => (
      <li key={id} className={styles.report}>
        <Link className={styles.note} to={`/manage/reports/${id}`}>
          {note}
        </Link>
        <p className={styles.facts}>
          <span>Report {id}</span>
          <SentAt at={sentAt} />
          <span>{isSignedIn ? 'signed in' : 'signed out'}</span>
          <span>
            {eventCount} {eventCount === 1 ? 'event' : 'events'}
          </span>
        </p>
      </li>
    ))}
  </ul>
)
