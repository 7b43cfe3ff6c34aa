import type { RecordType, RecordValues } from '../types/type.ts'

/** What a record is called, by the first column of its list; 'Untitled (7)' where that is empty. */
export const nameOf = ({ columns: [first] }: RecordType, values: RecordValues, id: string): string => {
  const name = first && values[first.field]
  return typeof name === 'string' && name.trim() !== '' ? name : `Untitled (${id})`
}
