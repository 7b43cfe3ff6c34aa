import styles from './legend.module.css'

const MARKS = [
  ['all', 'walked by every driver that ran'],
  ['excused', 'walked, or with a reason why a driver cannot'],
  ['some', 'walked by some drivers only'],
  ['none', 'not walked'],
] as const

/** What the lines of a statechart mean; each kind is told by its dashes as well as by its colour. */
export const Legend = () => (
  <ul className={styles.legend} aria-label="Lines of the statecharts">
    {MARKS.map(([mark, words]) => (
      <li key={mark} className={styles.entry}>
        <svg className={styles.line} data-mark={mark} viewBox="0 0 40 8" aria-hidden="true">
          <path d="M0 4h40" />
        </svg>
        {words}
      </li>
    ))}
  </ul>
)
