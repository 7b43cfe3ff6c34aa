import type { Json } from '#client/apollo/json.ts'
import { Time } from '#client/ui/time.tsx'
import * as say from '../messages.tsx'
import { isList } from './convert.ts'
import styles from './fields.module.css'
import { type Field, kindOf } from './kind.ts'

interface ValueProps {
  field: Field
  value: Json | undefined
}

/** A value to be read. */
export const Value = ({ field, value }: ValueProps) => {
  if (value === null || value === undefined || value === '' || isNone(value))
    return <span className={styles.none}>{say.none}</span>
  const kind = kindOf(field, value)
  if (kind === 'tick') return value === true ? say.yes : say.no
  if (kind === 'moment') return <Time at={`${value}`} to="minute" />
  if (kind === 'choice') return nameOf(field, value)
  if (isList(kind) && Array.isArray(value)) return value.map((each) => nameOf(field, each)).join(', ')
  if (typeof value === 'object') return <pre className={styles.json}>{JSON.stringify(value, null, 2)}</pre>
  return <span className={styles.words}>{`${value}`}</span>
}

const nameOf = ({ choices }: Field, value: Json): string =>
  choices?.find((choice) => choice.value === `${value}`)?.displayName ?? `${value}`

const isNone = (value: Json): boolean => Array.isArray(value) && value.length === 0
