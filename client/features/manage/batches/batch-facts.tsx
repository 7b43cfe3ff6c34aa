import type { BatchProgressFragment } from '#client/apollo/generated/graphql.ts'
import { Ago } from '#client/ui/time.tsx'
import historyStyles from '../resources/history/record-history.module.css'
import styles from './batches.module.css'
import * as say from './messages.ts'
import { recordsInWords, rowsInWords, STATES } from './words.ts'

interface BatchFactsProps {
  batch: BatchProgressFragment
  now: number
}

/** Whose batch it is, of how many records, since when, and why it was stopped. */
export const BatchFacts = ({ batch, now }: BatchFactsProps) => {
  const { action, author, counts, resource, state, plannedAt, confirmedAt, endedAt, stopped } = batch
  const total = counts.waiting + counts.changed + counts.same + counts.refused
  return (
    <p className={`${historyStyles.facts} ${styles.facts}`} role="status">
      <strong>{STATES[state]}</strong>
      <span>{author ?? say.shop}</span>
      <span>{action.type === 'IMPORT' ? rowsInWords(total) : recordsInWords(total, resource)}</span>
      <Ago
        at={confirmedAt ?? plannedAt}
        now={now}
        deed={confirmedAt === null ? say.planned : say.confirmed}
      />
      {endedAt !== null && <Ago at={endedAt} now={now} deed={say.ended} />}
      {stopped && (
        <span>
          {stopped.isForRights
            ? say.authorNoLongerStaff(author ?? say.itsAuthor)
            : say.stoppedBy(stopped.by ?? say.shop)}
        </span>
      )}
    </p>
  )
}
