import { Link } from 'react-router-dom'
import { Time } from '#client/ui/time.tsx'
import { actionInWords, recordsInWords } from '../batches/words.ts'
import { recordPath } from '../resources/record/paths.ts'
import { typeOf } from '../resources/types/types.ts'
import styles from './activity.module.css'
import * as say from './messages.tsx'
import { deedInWords, type Entry, fieldsInWords } from './words.ts'

const NONE: readonly string[] = []

/** One deed: when, who, and what to which record; it leads to the record's history, or to the batch. */
export const ActivityEntry = ({ entry: { at, by, resource, edit, batch } }: { entry: Entry }) => {
  const { one } = typeOf(resource, NONE)
  return (
    <li className={styles.entry}>
      <span className={styles.time}>
        <Time at={at} to="clock" isUtc />
      </span>
      <p className={styles.deed}>
        <strong>{by ?? say.shop}</strong>{' '}
        {batch && (
          <>
            {say.ranBatch(
              <Link to={`/manage/batches/${batch.id}`}>{say.batch(batch.id)}</Link>,
              recordsInWords(batch.total, resource),
            )}
            <span className={styles.fields}>: {actionInWords({ resource, action: batch.action })}</span>
          </>
        )}
        {edit && (
          <>
            {deedInWords(edit)} {one}{' '}
            <Link to={`${recordPath(resource, edit.recordId)}/history`}>{edit.label || edit.recordId}</Link>
            {edit.fields.length > 0 && <span className={styles.fields}>: {fieldsInWords(edit.fields)}</span>}
          </>
        )}
      </p>
    </li>
  )
}
