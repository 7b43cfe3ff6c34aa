import type { useRowSelection } from '#client/actors/row-selection.ts'
import type { Field } from '../fields/kind.ts'
import type { Column, RecordType } from '../types/type.ts'
import { has } from '../types/types.ts'
import { ColumnHead } from './column-head.tsx'
import * as say from './messages.tsx'
import { RecordRow, type RecordSummary } from './record-row.tsx'
import styles from './record-table.module.css'

interface RecordTableProps {
  type: RecordType
  records: readonly RecordSummary[]
  columns: readonly Column[]
  fields: ReadonlyMap<string, Field>
  orderings: readonly string[]
  ordering: string | null
  selection: ReturnType<typeof useRowSelection>
  onSort: (ordering: string) => void
}

export const RecordTable = ({
  type,
  records,
  columns,
  fields,
  orderings,
  ordering,
  selection: { at, chosen, ofPage, enter, toggle, chooseTo, togglePage },
  onSort,
}: RecordTableProps) => (
  <div className={styles.frame}>
    <table className={styles.table} aria-label={type.label}>
      <thead>
        <tr>
          {has(type, 'batches') && (
            <td className={styles.choice}>
              <input
                type="checkbox"
                aria-label={say.selectThisPage}
                ref={(box) => {
                  if (box) box.indeterminate = ofPage === 'some'
                }}
                checked={ofPage === 'all'}
                onChange={togglePage}
              />
            </td>
          )}
          {columns.map(({ field, label }) => (
            <ColumnHead
              key={field}
              field={field}
              label={label}
              orderings={orderings}
              ordering={ordering}
              onSort={onSort}
            />
          ))}
          {type.publicationOf && <td />}
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <RecordRow
            key={record.key}
            type={type}
            record={record}
            columns={columns}
            fields={fields}
            isAt={record.id === at}
            isChosen={chosen.includes(record.id)}
            onEnter={enter}
            onToggle={toggle}
            onRange={chooseTo}
          />
        ))}
      </tbody>
    </table>
  </div>
)
