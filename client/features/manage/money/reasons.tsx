import styles from './money.module.css'
import { actorInWords } from './words.ts'

interface ReasonsProps {
  reasons: readonly { kind: string; who: string; text: string }[]
}

/** Why something is not paid, and whose turn it is. */
export const Reasons = ({ reasons }: ReasonsProps) => (
  <ul className={styles.reasons}>
    {reasons.map(({ kind, who, text }) => (
      <li key={`${kind} ${text}`}>
        {text} <span className={styles.who}>{actorInWords(who)}</span>
      </li>
    ))}
  </ul>
)
