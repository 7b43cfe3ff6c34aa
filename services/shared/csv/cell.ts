import type { Value } from '#services/shared/resources/contract.ts'

/** A spreadsheet would run a cell that begins so; and `'` is what keeps it from that. */
const RUN = /^[=+\-@\t\r']/

/**
 * Writes a value as a cell: entries of a list with `; ` between them, or as JSON where one holds a semicolon
 * or there is an empty one; other lists and objects as JSON; nothing as an empty cell. A cell that a
 * spreadsheet would run begins with `'`.
 */
export const writeCell = (value: Value | undefined): string => {
  const text = textOf(value)
  return RUN.test(text) ? `'${text}` : text
}

const textOf = (value: Value | undefined): string => {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'object') return `${value}`
  return isPlainList(value) ? value.join('; ') : JSON.stringify(value)
}

const isPlainList = (value: object): value is string[] =>
  Array.isArray(value) &&
  value.every((each) => typeof each === 'string' && each !== '' && each === each.trim() && !/[;[]/.test(each))

/** Reads the text that a cell was written from. */
export const readCell = (cell: string): string =>
  cell.startsWith("'") && RUN.test(cell.slice(1)) ? cell.slice(1) : cell
