import { useSearch } from '#client/actors/pictures/search.ts'
import { FilterIcon } from '#client/ui/icons.tsx'
import { selectFilterCount, selectGatheredCount } from '#machines/search/selectors.ts'
import * as say from '../messages.tsx'
import styles from './filter-button.module.css'

interface FilterButtonProps {
  /** Whether they open beside the results; in a dialog otherwise. */
  isWide: boolean
  isOpen: boolean
  onPress: () => void
}

/** Opens the filters, and says how many are active, and how many more would be on Apply. */
export const FilterButton = ({ isWide, isOpen, onPress }: FilterButtonProps) => {
  const count = useSearch(selectFilterCount)
  const gathered = useSearch(selectGatheredCount)
  return (
    <button
      type="button"
      className={styles.button}
      aria-expanded={isOpen}
      aria-haspopup={isWide ? undefined : 'dialog'}
      onClick={onPress}
    >
      <FilterIcon />
      {say.filters}
      {count > 0 && (
        <span className={styles.badge}>
          {count}
          <span className="visually-hidden">{say.active}</span>
        </span>
      )}
      {gathered > 0 && <span className={styles.gathered}>{say.notApplied(gathered)}</span>}
    </button>
  )
}
