import { stringify } from 'csv-stringify/sync'
import { writeCell } from '#services/shared/csv/cell.ts'

/** Cents, which are written as `-12.50`: an amount is no formula. */
export interface Cents {
  cents: number
}

export type MoneyCell = string | number | null | Cents

/** Writes cents as decimal dollars. */
export const toDecimal = (cents: number): string =>
  `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`

const toText = (cell: MoneyCell): string => {
  if (typeof cell === 'number') return `${cell}`
  return cell !== null && typeof cell === 'object' ? toDecimal(cell.cents) : writeCell(cell)
}

/**
 * Writes rows as CSV with a byte order mark, as spreadsheets want it; words that a spreadsheet would run
 * are inert.
 */
export const toMoneyCsv = (columns: readonly string[], rows: readonly (readonly MoneyCell[])[]): string =>
  stringify(
    rows.map((row) => row.map(toText)),
    { header: true, bom: true, columns: [...columns] },
  )

/** Reads decimal dollars as cents; null where they are no amount of whole cents. */
export const toCents = (amount: string): number | null => {
  const read = /^(\d{1,9})(?:\.(\d{2}))?$/.exec(amount)
  return read ? Number(read[1]) * 100 + Number(read[2] ?? 0) : null
}
