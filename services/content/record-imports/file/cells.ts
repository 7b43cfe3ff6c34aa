import { readCell, writeCell } from '#services/shared/csv/cell.ts'
import type { Value } from '#services/shared/resources/contract.ts'
import { isSame } from '#services/shared/resources/events.ts'
import type { Cell } from './row.ts'

/** A cell of a CSV, where everything is text. */
export const csvCell = (written: string): Cell => {
  const cell = withPlainBreaks(written)
  return {
    isEmpty: cell === '',
    says: (value) => withPlainBreaks(writeCell(value)) === cell,
    valueFor: (type) => readText(readCell(cell), type),
  }
}

/** A value of JSON lines. */
export const jsonCell = (value: Value): Cell => ({
  isEmpty: value === null,
  says: (held) => isSame(value, held),
  valueFor: () => value,
})

/** Spreadsheets write the line breaks within a cell in their own way. */
const withPlainBreaks = (text: string): string => text.replace(/\r\n?/g, '\n')

function readText(text: string, type: string): Value {
  switch (type) {
    case 'boolean':
      return readBoolean(text)
    case 'integer':
    case 'float':
      return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text
    case 'datetime':
    case 'date':
      return text === '' ? null : text
    case 'list':
      return text.startsWith('[') ? readJson(text) : splitList(text)
    case 'nested object':
      return text === '' ? null : readJson(text)
    default:
      return text
  }
}

/** A spreadsheet writes them in capitals. */
function readBoolean(text: string): Value {
  const word = text.trim().toLowerCase()
  return word === 'true' ? true : word === 'false' ? false : text
}

const splitList = (text: string): string[] =>
  text
    .split(';')
    .map((each) => each.trim())
    .filter((each) => each !== '')

function readJson(text: string): Value {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
