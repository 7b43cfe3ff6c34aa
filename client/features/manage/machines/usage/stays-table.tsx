import { placeOf } from '#client/features/statechart/text.ts'
import * as say from '../messages.tsx'
import styles from './count-table.module.css'
import { inWords, type Usage } from './counts.ts'

/** What scrolls must be reached by the keyboard. */
const SCROLLS = { tabIndex: 0 }

interface StaysTableProps {
  machine: string
  states: Usage['states']
}

/** How long people were in each state of a machine, and where they were as they went. */
export const StaysTable = ({ machine, states }: StaysTableProps) => (
  <section className={styles.scroller} {...SCROLLS} aria-label={say.statesOf(machine)}>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{say.state}</th>
          {[say.left, say.averageStay, say.visitsEnded].map((label) => (
            <th key={label} scope="col" className={styles.number}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {states.map(({ state, times, milliseconds, stops }) => (
          <tr key={state}>
            <th scope="row">{placeOf(state)}</th>
            <td className={styles.number}>{inWords(times)}</td>
            <td className={styles.number}>{timeInWords(milliseconds / Math.max(1, times + stops))}</td>
            <td className={styles.number}>{inWords(stops)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

const timeInWords = (milliseconds: number): string => {
  if (milliseconds < 1_000) return `${Math.round(milliseconds)} ms`
  if (milliseconds < 60_000) return `${(milliseconds / 1_000).toFixed(1)} s`
  return `${(milliseconds / 60_000).toFixed(1)} min`
}
