import { Button } from '#client/ui/button.tsx'
import styles from './record-list-screen.module.css'

interface ChosenProps {
  count: number
  /** 'artist' */
  one: string
  onClear: () => void
}

/** Says how many are chosen, on this page and others. */
export const Chosen = ({ count, one, onClear }: ChosenProps) => (
  <div className={styles.chosen} role="status">
    {count > 0 && (
      <>
        <span>
          {count} {count === 1 ? one : `${one}s`} selected
        </span>
        <Button variant="plain" size="sm" onClick={onClear}>
          Clear selection
        </Button>
      </>
    )}
  </div>
)
