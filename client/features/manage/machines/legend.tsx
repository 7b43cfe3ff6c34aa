import type { Mark } from '#client/features/statechart/shown.ts'
import styles from './legend.module.css'
import * as say from './messages.tsx'

const MARKS: readonly (readonly [Mark, string])[] = [
  ['all', say.walkedByEvery],
  ['excused', say.walkedOrReason],
  ['some', say.walkedBySome],
  ['none', say.notWalked],
  ['often', say.takenOften],
  ['sometimes', say.takenSometimes],
  ['seldom', say.rarelyTaken],
  ['never', say.neverTaken],
]

/**
 * What the lines of a statechart mean, those that it has; each kind is told by its dashes as well as by its
 * colour.
 */
export const Legend = ({ marks }: { marks: ReadonlySet<Mark> }) => (
  <ul className={styles.legend} aria-label={say.linesOfChart}>
    {MARKS.filter(([mark]) => marks.has(mark)).map(([mark, words]) => (
      <li key={mark} className={styles.entry}>
        <svg className={styles.line} data-mark={mark} viewBox="0 0 40 8" aria-hidden="true">
          <path d="M0 4h40" />
        </svg>
        {words}
      </li>
    ))}
  </ul>
)
