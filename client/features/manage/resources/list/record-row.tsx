import { type MouseEvent, memo } from 'react'
import { Link } from 'react-router-dom'
import type { RecordsQuery } from '#client/apollo/generated/graphql.ts'
import { describe, type Field } from '../fields/kind.ts'
import { Value } from '../fields/value.tsx'
import { PublishButton } from '../publication/publish-button.tsx'
import { recordPath } from '../record/paths.ts'
import { type Column, type RecordType, type RecordValues, valuesOf } from '../types/type.ts'
import { has, nameOf } from '../types/types.ts'
import * as say from './messages.tsx'
import styles from './record-table.module.css'

export type RecordSummary = RecordsQuery['records']['records'][number]

interface RecordRowProps {
  type: RecordType
  record: RecordSummary
  columns: readonly Column[]
  /** What the server says of each; a type may have columns that are no fields. */
  fields: ReadonlyMap<string, Field>
  isAt: boolean
  isChosen: boolean
  onEnter: (id: string) => void
  onToggle: (id: string) => void
  onRange: (id: string) => void
}

/** Memoised, as each key moves through a hundred of them. */
export const RecordRow = memo(
  ({ type, record, columns, fields, isAt, isChosen, onEnter, onToggle, onRange }: RecordRowProps) => {
    const { id } = record
    const values = valuesOf(record)
    const choose = (event: MouseEvent) => (event.shiftKey ? onRange(id) : onToggle(id))
    return (
      <tr
        data-id={id}
        className={styles.row}
        data-at={isAt || undefined}
        data-chosen={isChosen || undefined}
        onFocus={() => onEnter(id)}
      >
        {has(type, 'batches') && (
          <td className={styles.choice}>
            <input
              type="checkbox"
              aria-label={say.selectRecord(nameOf(type, values, id))}
              checked={isChosen}
              onChange={() => {}}
              onClick={choose}
            />
          </td>
        )}
        {columns.map(({ field, label }, index) => (
          <td key={field} data-label={label} className={index === 0 ? styles.first : undefined}>
            {index === 0 ? (
              <Name type={type} id={id} values={values} />
            ) : (
              <Value
                field={fields.get(field) ?? describe(field, values[field] ?? null)}
                value={values[field]}
              />
            )}
          </td>
        ))}
        {type.publicationOf && (
          <td className={styles.act}>
            <PublishButton publication={type.publicationOf(id, values)} />
          </td>
        )}
      </tr>
    )
  },
)

interface NameProps {
  type: RecordType
  id: string
  values: RecordValues
  /** The record now, where it is left out. */
  to?: string
}

/** What a record is called and flagged, beside its picture where it has one. */
export const Name = ({ type, id, values, to = recordPath(type.resource, id) }: NameProps) => {
  const thumb = type.thumbOf?.(values)
  return (
    <div className={thumb ? styles.pictured : undefined}>
      {thumb && <img src={thumb} alt="" className={styles.thumb} loading="lazy" decoding="async" />}
      <div>
        <Link to={to} className={styles.name}>
          {nameOf(type, values, id)}
        </Link>
        {type.flagsOf?.(values).map((flag) => (
          <span key={flag} className={styles.flag}>
            {flag}
          </span>
        ))}
        {type.warningsOf?.(values).map((warning) => (
          <span key={warning} className={styles.warning}>
            {warning}
          </span>
        ))}
      </div>
    </div>
  )
}
