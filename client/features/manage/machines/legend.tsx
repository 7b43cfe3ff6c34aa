import type { Mark } from '#client/features/statechart/shown.ts'
import styles from './legend.module.css'

const MARKS: readonly (readonly [Mark, string])[] = [
  ['all', 'walked by every driver that ran'],
  ['excused', 'walked, or with a reason why a driver cannot'],
  ['some', 'walked by some drivers only'],
  ['none', 'not walked'],
  ['often', 'taken often'],
  ['sometimes', 'taken sometimes'],
  ['seldom', 'taken seldom'],
  ['never', 'never taken'],
]

/**
 * What the lines of a statechart mean, those that it has; each kind is told by its dashes as well as by its
 * colour.
 */
export const Legend = ({ marks }: { marks: ReadonlySet<Mark> }) => (
  <ul className={styles.legend} aria-label="Lines of the statechart">
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
