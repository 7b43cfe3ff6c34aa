import type { Value } from '#services/shared/resources/contract.ts'

/** What a file says of one field of a record. */
export interface Cell {
  isEmpty: boolean
  /** Whether it says just what a record holds. */
  says(value: Value): boolean
  /** What it says to a field of a type of OPTIONS; what makes no sense there stays as it is. */
  valueFor(type: string): Value
}

/** A record as a file says it, by the names of fields. */
export interface FileRow {
  /** The header of a CSV is row 1; the first line of JSON lines too. */
  row: number
  cells: ReadonlyMap<string, Cell>
}

export interface BadRow {
  row: number
  reason: string
}
