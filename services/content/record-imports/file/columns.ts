import { readCell } from '#services/shared/csv/cell.ts'
import type { Resource } from '#services/shared/resources/resource.ts'
import { FileRefused } from '../limits.ts'

export type Named<R extends Resource> = Pick<R, 'fields'>

/** Names all that a row may say of a record. */
export const namesOf = ({ fields }: Named<Resource>): string[] => ['id', 'version', ...Object.keys(fields)]

/** Reads the header of a CSV. Throws FileRefused where it names what there is not, or anything twice. */
export function columnsOf(resource: Named<Resource>, header: readonly string[]): string[] {
  const columns = header.map((cell) => readCell(cell.trim()))
  const known = namesOf(resource)
  const unknown = columns.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new FileRefused(
      `There is no column ${quoted(unknown.slice(0, 5))} here. Columns are ${known.join(', ')}.`,
    )
  const twice = columns.filter((name, index) => columns.indexOf(name) !== index)
  if (twice.length > 0) throw new FileRefused(`The header names ${quoted([...new Set(twice)])} twice.`)
  return columns
}

const quoted = (names: readonly string[]): string => names.map((name) => `“${name.slice(0, 100)}”`).join(', ')
