import { describe, type Field } from '../fields/kind.ts'
import { Value } from '../fields/value.tsx'
import { recordPath } from '../record/paths.ts'
import { type RecordType, valuesOf } from '../types/type.ts'
import * as say from './messages.tsx'
import { Name, type RecordSummary } from './record-row.tsx'
import styles from './record-table.module.css'

interface PastTableProps {
  type: RecordType
  records: readonly RecordSummary[]
  /** The fields to show; null as the type has it. */
  columns: readonly string[] | null
  fields: ReadonlyMap<string, Field>
  /** The moment that they are of, ISO 8601. */
  at: string
}

/** Records as they stood: each leads to all that it was then. */
export const PastTable = ({ type, records, columns, fields, at }: PastTableProps) => {
  const shown = type.columns.filter(
    ({ field, isOptional }, index) => index === 0 || (columns ? columns.includes(field) : !isOptional),
  )
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={say.pastRecords(type.label)}>
        <thead>
          <tr>
            {shown.map(({ field, label }) => (
              <th key={field} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((record) => {
            const values = valuesOf(record)
            return (
              <tr key={record.key} className={styles.row}>
                {shown.map(({ field, label }, index) => (
                  <td key={field} data-label={label} className={index === 0 ? styles.first : undefined}>
                    {index === 0 ? (
                      <Name
                        type={type}
                        id={record.id}
                        values={values}
                        to={`${recordPath(type.resource, record.id)}?${new URLSearchParams({ at })}`}
                      />
                    ) : (
                      <Value
                        field={fields.get(field) ?? describe(field, values[field] ?? null)}
                        value={values[field]}
                      />
                    )}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
