import { Button } from '#client/ui/button.tsx'
import styles from './record-list-screen.module.css'

interface ChosenProps {
  count: number
  /** 'artist' */
  one: string
  /** How many match the list, in words. */
  matching: string
  /** Null where this type's records cannot be changed together, or none matches. */
  onEdit: ((all: boolean) => void) | null
  onClear: () => void
}

/** Says how many are chosen, on this page and others. */
export const Chosen = ({ count, one, matching, onEdit, onClear }: ChosenProps) => (
  <div className={styles.chosen} role="status">
    {count > 0 && (
      <>
        <span>
          {count} {count === 1 ? one : `${one}s`} selected
        </span>
        {onEdit && (
          <Button size="sm" onClick={() => onEdit(false)}>
            Edit selected…
          </Button>
        )}
        {onEdit && (
          <Button variant="outline" size="sm" onClick={() => onEdit(true)}>
            Edit all {matching} that match…
          </Button>
        )}
        <Button variant="plain" size="sm" onClick={onClear}>
          Clear selection
        </Button>
      </>
    )}
  </div>
)
