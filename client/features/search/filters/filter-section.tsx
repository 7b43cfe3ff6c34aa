import { type ReactNode, useState } from 'react'
import { ChevronIcon } from '#client/ui/icons.tsx'
import styles from './filter-section.module.css'
import * as say from './messages.ts'

interface FilterSectionProps {
  label: string
  /** How many are chosen in it. */
  count: number
  /** To begin with; something chosen in it opens it too. */
  isOpen: boolean
  /** What is in it is there only while it is open. */
  isLate: boolean
  children: ReactNode
}

/** One section of the filters, to be folded away. */
export const FilterSection = ({ label, count, isOpen, isLate, children }: FilterSectionProps) => {
  const [isUnfolded, setUnfolded] = useState(isOpen || count > 0)
  return (
    <details
      className={styles.section}
      open={isUnfolded}
      onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <h3>{label}</h3>
        {count > 0 && (
          <span className={styles.count}>
            {count}
            <span className="visually-hidden">{say.chosen}</span>
          </span>
        )}
        <ChevronIcon />
      </summary>
      <fieldset className={styles.options}>
        <legend className="visually-hidden">{label}</legend>
        {(isUnfolded || !isLate) && children}
      </fieldset>
    </details>
  )
}
