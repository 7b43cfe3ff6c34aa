import type { AnyMachineSnapshot } from 'xstate'
import { listChangedKeys } from '#machines/journal/trace.ts'
import * as say from '../messages.tsx'
import styles from './stage.module.css'

interface ContextTableProps {
  before: AnyMachineSnapshot | null
  after: AnyMachineSnapshot
}

/** What a process knows, what has just changed marked. */
export const ContextTable = ({ before, after }: ContextTableProps) => {
  const changed = listChangedKeys(before, after)
  const known = Object.entries<unknown>(after.context)
  if (known.length === 0) return null
  return (
    <>
      <h3 className={styles.subtitle}>{say.whatItKnows}</h3>
      <dl className={styles.context}>
        {known.map(([key, value]) => (
          <div key={key} className={styles.known} data-changed={changed.includes(key)}>
            <dt>
              {key}
              {changed.includes(key) && <span className={styles.changed}>{say.changedMark}</span>}
            </dt>
            <dd>
              <pre>{JSON.stringify(value, null, 2) ?? say.nothing}</pre>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
