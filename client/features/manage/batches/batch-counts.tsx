import { Link } from 'react-router-dom'
import type { BatchOutcome, BatchProgressFragment } from '#client/apollo/generated/graphql.ts'
import styles from './batches.module.css'
import * as say from './messages.ts'
import { type ItemsPlace, writeItemsPlace } from './place.ts'
import { OUTCOMES, ROWS } from './words.ts'

interface BatchCountsProps {
  batch: BatchProgressFragment
  /** What is listed below; null when nothing is. */
  shown: ItemsPlace | null
}

interface Counted {
  words: string
  count: number
  /** What opens its list; null where they are counted alone. */
  place: (Pick<ItemsPlace, 'outcome'> & Partial<ItemsPlace>) | null
}

const ALL = { isNew: null, reason: null, after: null }

const recordsOf = ({ counts, state }: BatchProgressFragment): Counted[] => {
  const isOver = counts.waiting === 0 && state !== 'PLANNED'
  const all: (readonly [BatchOutcome, number])[] = [
    ...(isOver ? [] : [['WAITING', counts.waiting] as const]),
    ...(state === 'PLANNED' ? [] : [['CHANGED', counts.changed] as const]),
    ['SAME', counts.same],
    ['REFUSED', counts.refused],
  ]
  return all.map(([outcome, count]) => ({ words: OUTCOMES[outcome], count, place: { outcome } }))
}

/** Of a file: what is new stands by itself, and what is the same is no list. */
const rowsOf = (batch: BatchProgressFragment): Counted[] => {
  const { counts, state } = batch
  const [isPlanned, isOver] = [state === 'PLANNED', counts.waiting === 0]
  const outcome = isPlanned ? 'WAITING' : 'CHANGED'
  const same = { words: ROWS.SAME, count: counts.same, place: null }
  const refused = { words: ROWS.REFUSED, count: counts.refused, place: { outcome: 'REFUSED' as const } }
  if (!isPlanned && !isOver) return [...recordsOf(batch).slice(0, 2), same, refused]
  const changed = isPlanned ? counts.waiting : counts.changed
  return [
    { words: ROWS.NEW, count: counts.made, place: { outcome, isNew: true } },
    { words: OUTCOMES[outcome], count: changed - counts.made, place: { outcome, isNew: false } },
    same,
    refused,
  ]
}

const isShown = (place: ItemsPlace, shown: ItemsPlace | null): boolean =>
  shown?.outcome === place.outcome && shown.isNew === place.isNew

const Count = ({ count, words }: { count: number; words: string }) => (
  <>
    <strong>{count.toLocaleString('en-US')}</strong> {words}
  </>
)

/** How many records come to what, and refused by reason; each number opens its list. */
export const BatchCounts = ({ batch, shown }: BatchCountsProps) => {
  const { action, reasons } = batch
  return (
    <>
      <ul className={styles.counts} aria-label={say.recordsByOutcome}>
        {(action.type === 'IMPORT' ? rowsOf(batch) : recordsOf(batch)).map(({ words, count, place }) => (
          <li key={words}>
            {place ? (
              <Link
                to={writeItemsPlace({ ...ALL, ...place })}
                className={styles.count}
                aria-current={isShown({ ...ALL, ...place }, shown) ? 'true' : undefined}
              >
                <Count count={count} words={words} />
              </Link>
            ) : (
              <span className={styles.count}>
                <Count count={count} words={words} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {reasons.length > 0 && (
        <ul className={styles.reasons} aria-label={say.whyRefused}>
          {reasons.map(({ reason, count }) => (
            <li key={reason}>
              <Link to={writeItemsPlace({ ...ALL, outcome: 'REFUSED', reason })} className={styles.link}>
                {count.toLocaleString('en-US')} {action.type === 'IMPORT' ? ROWS.REFUSED : OUTCOMES.REFUSED}
              </Link>
              : {reason}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
