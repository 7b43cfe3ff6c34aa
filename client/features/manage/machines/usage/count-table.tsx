import { leadsInWords, placeOf } from '#client/features/statechart/text.ts'
import * as say from '../messages.tsx'
import styles from './count-table.module.css'
import { type CountedTransition, inWords } from './counts.ts'

/** What scrolls must be reached by the keyboard. */
const SCROLLS = { tabIndex: 0 }

interface CountTableProps {
  label: string
  counted: readonly CountedTransition[]
}

/** Transitions with their counts; each machine's name leads to its chart. */
export const CountTable = ({ label, counted }: CountTableProps) => (
  <section className={styles.scroller} {...SCROLLS} aria-label={label}>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{say.machine}</th>
          <th scope="col">{say.transition}</th>
          <th scope="col" className={styles.number}>
            {say.times}
          </th>
          <th scope="col" className={styles.number}>
            {say.visits}
          </th>
        </tr>
      </thead>
      <tbody>
        {counted.map(({ machine, transition, times, visits }) => (
          <tr key={transition.key}>
            <th scope="row">
              <a href={`#${machine}`}>{machine}</a>
            </th>
            <td>
              {placeOf(transition.source)}: {leadsInWords(transition)}
            </td>
            <td className={styles.number}>{inWords(times)}</td>
            <td className={styles.number}>{inWords(visits)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
