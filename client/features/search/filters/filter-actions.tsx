import { useSearch, useSearchIntents } from '#client/actors/pictures/search.ts'
import { Button } from '#client/ui/button.tsx'
import { selectGatheredCount, selectGathers } from '#machines/search/selectors.ts'
import styles from './filter-actions.module.css'
import * as say from './messages.ts'

interface FilterActionsProps {
  /** What the button says where nothing is to be applied. */
  idle: string
  /** What it does then, and after applying. */
  onDone?: () => void
}

/**
 * Applies the filters that were gathered, or lets go of them. Never disabled, so that who has just pressed it
 * keeps their place.
 */
export const FilterActions = ({ idle, onDone }: FilterActionsProps) => {
  const count = useSearch(selectGatheredCount)
  const gathers = useSearch(selectGathers)
  const { applyFilters, dropFilters } = useSearchIntents()
  const apply = () => {
    applyFilters()
    onDone?.()
  }
  return (
    <div className={styles.actions}>
      <Button
        className={styles.apply}
        aria-disabled={count === 0 && !onDone}
        onClick={count > 0 ? apply : onDone}
      >
        {count > 0 ? say.applyChanges(count) : idle}
      </Button>
      {gathers && (
        <Button variant="plain" aria-disabled={count === 0} onClick={count > 0 ? dropFilters : undefined}>
          {say.discard}
        </Button>
      )}
    </div>
  )
}
