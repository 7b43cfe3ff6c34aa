import { leadsInWords, placeOf } from '#client/features/statechart/text.ts'
import styles from '../machine-section.module.css'
import * as say from '../messages.tsx'
import type { Walks } from '../walks.ts'
import type { CountedTransition } from './counts.ts'
import listStyles from './usage-report.module.css'

interface NeverTakenProps {
  counted: readonly CountedTransition[]
  /** Null where the walks have not been run. */
  walks: Walks | null
}

/** What walks cover and nobody takes, of machines that people use. */
export const NeverTaken = ({ counted, walks }: NeverTakenProps) => {
  const walked = new Set(walks?.machines.flatMap(({ drivers }) => drivers.flatMap(({ covered }) => covered)))
  const used = new Set(counted.flatMap(({ machine, times }) => (times > 0 ? [machine] : [])))
  const never = counted.filter(
    ({ machine, times, transition: { key } }) => times === 0 && used.has(machine) && walked.has(key),
  )
  if (!walks) return <p className={listStyles.none}>{say.walksNotRun}</p>
  if (never.length === 0) return <p className={listStyles.none}>{say.allTaken}</p>
  return [...Map.groupBy(never, ({ machine }) => machine)].map(([machine, transitions]) => (
    <details key={machine} className={styles.paths}>
      <summary className={styles.more}>
        {machine}: {transitions.length}
      </summary>
      <ul className={listStyles.transitions}>
        {transitions.map(({ transition }) => (
          <li key={transition.key}>
            {placeOf(transition.source)}: {leadsInWords(transition)}
          </li>
        ))}
      </ul>
    </details>
  ))
}
