import { leadsInWords, placeOf } from '#client/features/statechart/text.ts'
import styles from './gap-list.module.css'
import type { Gap } from './gaps.ts'
import * as say from './messages.tsx'

/** What was not walked, each with the reason why not. */
export const GapList = ({ gaps, label }: { gaps: readonly Gap[]; label: string }) => (
  <ul className={styles.gaps} aria-label={label}>
    {gaps.map(({ driver, transition, reason }) => (
      <li key={`${driver} ${transition.key}`}>
        <code className={styles.transition}>
          {placeOf(transition.source)}: {leadsInWords(transition)}
        </code>
        <span className={reason === null ? styles.hole : styles.reason}>
          {driver}: {reason ?? say.gapIsNotWalked}
        </span>
      </li>
    ))}
  </ul>
)
