import { Link } from 'react-router-dom'
import type { BatchOutcome, BatchProgressFragment } from '#client/apollo/generated/graphql.ts'
import styles from './batches.module.css'
import { type ItemsPlace, writeItemsPlace } from './place.ts'
import { OUTCOMES } from './words.ts'

interface BatchCountsProps {
  batch: BatchProgressFragment
  /** What is listed below; null when nothing is. */
  shown: ItemsPlace | null
}

/** How many records come to what, and refused by reason; each number opens its list. */
export const BatchCounts = ({ batch: { counts, reasons, state }, shown }: BatchCountsProps) => {
  const all: (readonly [BatchOutcome, number])[] = [
    ['WAITING', counts.waiting],
    ...(state === 'PLANNED' ? [] : [['CHANGED', counts.changed] as const]),
    ['SAME', counts.same],
    ['REFUSED', counts.refused],
  ]
  return (
    <>
      <ul className={styles.counts} aria-label="Records by what becomes of them">
        {all.map(([outcome, count]) => (
          <li key={outcome}>
            <Link
              to={writeItemsPlace({ outcome, reason: null, after: null })}
              className={styles.count}
              aria-current={shown?.outcome === outcome ? 'true' : undefined}
            >
              <strong>{count.toLocaleString('en-US')}</strong> {OUTCOMES[outcome]}
            </Link>
          </li>
        ))}
      </ul>
      {reasons.length > 0 && (
        <ul className={styles.reasons} aria-label="Why records are refused">
          {reasons.map(({ reason, count }) => (
            <li key={reason}>
              <Link to={writeItemsPlace({ outcome: 'REFUSED', reason, after: null })} className={styles.link}>
                {count.toLocaleString('en-US')} refused
              </Link>
              : {reason}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
