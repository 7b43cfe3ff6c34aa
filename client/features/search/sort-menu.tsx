import { SORTS, type Sort } from './place.ts'
import styles from './sort-menu.module.css'

interface SortMenuProps {
  sort: Sort
  onSort: (sort: Sort) => void
}

export const SortMenu = ({ sort, onSort }: SortMenuProps) => (
  <label className={styles.menu}>
    Sort by
    <select
      className={styles.field}
      value={sort}
      onChange={(event) => {
        const chosen = SORTS.find(({ value }) => value === event.currentTarget.value)
        if (chosen) onSort(chosen.value)
      }}
    >
      {SORTS.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  </label>
)
