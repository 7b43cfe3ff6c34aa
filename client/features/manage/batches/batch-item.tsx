import { Link } from 'react-router-dom'
import type { BatchItemsQuery } from '#client/apollo/generated/graphql.ts'
import { Time } from '#client/ui/time.tsx'
import { ChangeLine } from '../resources/history/change-line.tsx'
import { recordPath } from '../resources/record/paths.ts'
import styles from './batches.module.css'
import * as say from './messages.ts'
import { labelOf } from './words.ts'

type Item = BatchItemsQuery['batchItems']['items'][number]

interface BatchItemProps {
  item: Item
  resource: string
  /** All of the list are refused for one reason, which is said once. */
  isOfReason: boolean
}

/** A record of a batch, or a row of a file: what is asked of it, and why not. */
export const BatchItem = ({ item, resource, isOfReason }: BatchItemProps) => {
  const { row, record, isNew, changes, reason, changedBy, changedAt, isEditedSince } = item
  return (
    <li className={styles.item}>
      {row !== null && <span className={styles.note}>{say.row(row)}</span>}
      <Name item={item} resource={resource} />
      {isNew && <span className={styles.flag}>{say.newRecord}</span>}
      {isEditedSince && <span className={styles.flag}>{say.editedSince}</span>}
      {reason !== null && !isOfReason && <span className={styles.note}>{reason}</span>}
      {changedAt !== null && (
        <span className={styles.note}>
          {changedBy ?? say.shop}, <Time at={changedAt} to="minute" />
        </span>
      )}
      {changes.length > 0 && (
        <ul className={styles.changes} aria-label={say.whatRowAsks(row, record ?? say.newRecord)}>
          {changes.map(({ field, from, to }) => (
            <li key={field}>
              <ChangeLine label={labelOf(resource, field)} from={from} to={to} isBeginning={isNew} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** Leads to the record where there is one. */
const Name = ({ item: { record, label, outcome, isNew }, resource }: Omit<BatchItemProps, 'isOfReason'>) => {
  const isThere = record !== null && (!isNew || outcome === 'CHANGED')
  if (!isThere) return label === '' ? null : <span>{label}</span>
  return (
    <Link to={recordPath(resource, record)} className={styles.link}>
      {label || say.untitledWithId(record)}
    </Link>
  )
}
