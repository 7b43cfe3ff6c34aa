import { useId } from 'react'
import { ChevronIcon } from '#client/ui/icons.tsx'
import { Entries, type EntriesProps } from './entries.tsx'
import styles from './history.module.css'
import * as say from './messages.ts'
import { useHistoryPlace } from './use-history-place.ts'

/** What happened to the project, under its sums: read when it is opened. */
export const History = (props: Omit<EntriesProps, 'wanted'>) => {
  const { isOpen, wanted, toggle } = useHistoryPlace()
  const id = useId()
  return (
    <section className={styles.history} data-open={isOpen} aria-label={say.history}>
      <h2>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
        >
          {say.history} <ChevronIcon />
        </button>
      </h2>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Entries wanted={wanted} {...props} />}
      </div>
    </section>
  )
}
