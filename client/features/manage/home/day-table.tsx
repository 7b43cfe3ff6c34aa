import styles from './day-table.module.css'
import { dayInWords } from './days.ts'
import * as say from './messages.tsx'

interface DayTableProps {
  /** What is counted: 'Orders'. */
  columns: readonly string[]
  /** A cell for each column. */
  rows: readonly { day: string; cells: readonly string[] }[]
}

/** What the bars show, in numbers; today first. */
export const DayTable = ({ columns, rows }: DayTableProps) => (
  <details className={styles.details}>
    <summary className={styles.summary}>{say.showAsTable}</summary>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{say.dayUtc}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.toReversed().map(({ day, cells }) => (
          <tr key={day}>
            <th scope="row">{dayInWords(day)}</th>
            {columns.map((column, index) => (
              <td key={column}>{cells[index]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </details>
)
