import { LabelledSelect } from '#client/ui/labelled-select.tsx'
import type { Column } from '../types/type.ts'
import styles from './list-bar.module.css'
import * as say from './messages.tsx'

interface SortChoiceProps {
  columns: readonly Column[]
  /** What the list can be sorted by. */
  orderings: readonly string[]
  /** What it is sorted by now. */
  ordering: string | null
  onSort: (ordering: string) => void
}

/** Sorts a list on a phone, where its columns have no heads. */
export const SortChoice = ({ columns, orderings, ordering, onSort }: SortChoiceProps) => {
  const options = columns
    .filter(({ field }) => orderings.includes(field))
    .flatMap(({ field, label }) => [[field, `${label} ↑`] as const, [`-${field}`, `${label} ↓`] as const])
  const isAmong = options.some(([value]) => value === ordering)
  return (
    <div className={styles.sort}>
      <LabelledSelect
        label={say.sortBy}
        value={isAmong && ordering ? ordering : ''}
        options={isAmong ? options : [['', say.newest], ...options]}
        onChoose={onSort}
      />
    </div>
  )
}
