import type { FieldValue } from '#machines/resource-form/ports.ts'
import styles from './fields.module.css'
import type { Field } from './kind.ts'
import { Value } from './value.tsx'

/** What the server alone writes, as text. */
export const ReadOnly = ({ field, value }: { field: Field; value: FieldValue }) => (
  <dl className={styles.readOnly}>
    <dt className={styles.label}>{field.label}</dt>
    <dd>
      <Value field={field} value={value} />
    </dd>
  </dl>
)
