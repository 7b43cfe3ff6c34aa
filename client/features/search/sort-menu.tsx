import { useId } from 'react'
import { Select } from '#client/ui/select.tsx'
import styles from './sort-menu.module.css'

/** spec.md section 9 */
const SORTS = [
  { value: 'newest', label: 'Newest' },
  { value: 'best_match', label: 'Best Match' },
  { value: 'popular', label: 'Most popular' },
] as const

type Sort = (typeof SORTS)[number]['value']

interface SortMenuProps {
  sort: Sort
  onSort: (sort: Sort) => void
}

export const SortMenu = ({ sort, onSort }: SortMenuProps) => {
  const id = useId()
  return (
    <div className={styles.menu}>
      <label htmlFor={id}>Sort by</label>
      <Select
        id={id}
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
      </Select>
    </div>
  )
}
