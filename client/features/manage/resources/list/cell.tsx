import type { Json } from '#client/apollo/json.ts'
import { Time } from '#client/ui/time.tsx'

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/

/** A value as a table shows it, by what it is: a column may be of a field that no metadata describes. */
export const Cell = ({ value }: { value: Json | undefined }) => {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string' && TIME.test(value)) return <Time at={value} to="minute" />
  if (Array.isArray(value)) return value.every(isText) ? value.join(', ') : JSON.stringify(value)
  return typeof value === 'object' ? JSON.stringify(value) : `${value}`
}

const isText = (value: Json): boolean => typeof value === 'string' || typeof value === 'number'
