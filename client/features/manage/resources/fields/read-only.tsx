import type { Json } from '#client/apollo/json.ts'
import styles from './fields.module.css'
import type { Field } from './kind.ts'
import { Value } from './value.tsx'

/** What the server alone writes, as text. */
export const ReadOnly = ({ field, value }: { field: Field; value: Json }) => (
  <dl className={styles.readOnly}>
    <dt className={styles.label}>{field.label}</dt>
    <dd>
      <Value field={field} value={value} />
    </dd>
  </dl>
)
