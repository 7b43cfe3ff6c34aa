import { useId } from 'react'
import { flushSync } from 'react-dom'
import type { PaletteAction } from './offered.ts'
import styles from './palette.module.css'

interface ActionEntryProps {
  action: PaletteAction
  onChoose: () => void
}

/** Something to be done; one that is refused says why, and can be read by keys too. */
export const ActionEntry = ({ action: { label, refusal, does }, onChoose }: ActionEntryProps) => {
  const reason = useId()
  const choose = () => {
    if (refusal !== null) return
    // What is done begins on the page, which is inert as long as the palette stands over it.
    flushSync(onChoose)
    does()
  }
  return (
    <li>
      <button
        type="button"
        data-entry
        className={styles.entry}
        aria-disabled={refusal !== null}
        aria-describedby={refusal === null ? undefined : reason}
        onClick={choose}
      >
        {label}
      </button>
      {refusal !== null && (
        <p id={reason} className={styles.reason}>
          {refusal}
        </p>
      )}
    </li>
  )
}
