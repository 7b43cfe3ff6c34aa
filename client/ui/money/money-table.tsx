import type { ReactNode } from 'react'
import styles from './money-table.module.css'

export interface MoneyColumn<Row> {
  label: string
  /** Flush right, as sums are compared. */
  isSum?: boolean
  show(row: Row): ReactNode
}

interface MoneyTableProps<Row> {
  /** What the rows are, for who does not see them. */
  label: string
  rows: readonly Row[]
  keyOf(row: Row): string
  /** The first names the row. */
  columns: readonly MoneyColumn<Row>[]
  /** Said where there are none. */
  none: string
}

/** Rows of money; where there is no room beside each other, a row's parts stand beneath each other. */
export const MoneyTable = <Row,>({ label, rows, keyOf, columns, none }: MoneyTableProps<Row>) => {
  if (rows.length === 0)
    return (
      <p className={styles.none} role="status">
        {none}
      </p>
    )
  const [first, ...others] = columns
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.label} scope="col" className={column.isSum ? styles.sum : undefined}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row">{first?.show(row)}</th>
            {others.map((column) => (
              <td
                key={column.label}
                data-label={column.label}
                className={column.isSum ? styles.sum : undefined}
              >
                <div>{column.show(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
