import * as say from './messages.tsx'
import { nextOrdering } from './place.ts'
import styles from './record-table.module.css'

interface ColumnHeadProps {
  field: string
  label: string
  /** What the list can be sorted by. */
  orderings: readonly string[]
  /** What it is sorted by now. */
  ordering: string | null
  onSort: (ordering: string) => void
}

/** A column's head; it sorts, unless the column has no index to sort by, which it says. */
export const ColumnHead = ({ field, label, orderings, ordering, onSort }: ColumnHeadProps) => {
  if (!orderings.includes(field))
    return (
      <th scope="col" title={say.cannotSort}>
        {label}
      </th>
    )
  const direction = ordering === field ? 'ascending' : ordering === `-${field}` ? 'descending' : undefined
  return (
    <th scope="col" aria-sort={direction}>
      <button type="button" className={styles.sort} onClick={() => onSort(nextOrdering(ordering, field))}>
        {label}
        <span aria-hidden className={styles.arrow}>
          {direction === 'descending' ? '↓' : '↑'}
        </span>
      </button>
    </th>
  )
}
