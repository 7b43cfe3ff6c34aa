import { useId } from 'react'
import { Select } from '#client/ui/select.tsx'
import { SORTS, type Sort } from './place.ts'
import styles from './sort-menu.module.css'

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
