import styles from './arrival.module.css'
import { type Arrival, arrivalInWords } from './arrival-words.ts'
import * as say from './messages.ts'

interface ArrivesProps {
  /** Null where nobody knows, as of orders of before this was said: then nothing is. */
  arrival: Arrival | null
  /** Said after the days: what they depend on. */
  note?: string
}

/** When it arrives. */
export const Arrives = ({ arrival, note }: ArrivesProps) =>
  arrival && (
    <p className={styles.arrives}>
      <strong>{say.arrives(arrivalInWords(arrival))}</strong>
      {note && <span className={styles.note}> {note}</span>}
    </p>
  )
