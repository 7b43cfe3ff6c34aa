import { useId } from 'react'
import { Select } from '#client/ui/select.tsx'
import * as say from './messages.tsx'
import styles from './sort-menu.module.css'

/** spec.md section 9 */
const SORTS = [
  { value: 'newest', label: say.newest },
  { value: 'best_match', label: say.bestMatch },
  { value: 'popular', label: say.mostPopular },
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
      <label htmlFor={id}>{say.sortBy}</label>
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
