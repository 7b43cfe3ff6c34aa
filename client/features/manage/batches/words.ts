import type { BatchesQuery, BatchOutcome } from '#client/apollo/generated/graphql.ts'
import { valueInWords } from '../resources/history/words.ts'
import { typeOf } from '../resources/types/types.ts'

export type Listed = BatchesQuery['batches']['batches'][number]

/** 'Set Active to No', 'Add “sea” to Keywords', 'Import artists from “spring.csv”', 'Undo batch 12' */
export const actionInWords = ({ resource, action }: Pick<Listed, 'resource' | 'action'>): string => {
  const { type, value, entries, batch, file, name } = action
  const listed = entries?.map((entry) => `“${entry}”`).join(', ') ?? ''
  const field = labelOf(resource, action.field ?? '')
  switch (type) {
    case 'SET':
      return `Set ${field} to ${valueInWords(value)}`
    case 'ADD':
      return `Add ${listed} to ${field}`
    case 'REMOVE':
      return `Remove ${listed} from ${field}`
    case 'COLLECT':
      return `Add to the collection “${name}”`
    case 'UNCOLLECT':
      return `Remove from the collection “${name}”`
    case 'UNDO':
      return `Undo batch ${batch}`
    case 'IMPORT':
      return `Import ${typeOf(resource, []).label.toLowerCase()} from “${file}”`
  }
}

export const labelOf = (resource: string, field: string): string =>
  typeOf(resource, []).columns.find((column) => column.field === field)?.label ??
  capitalize(field.replaceAll('_', ' ').trim())

const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** What an action does to records, where it is more than to change them. */
export const VERBS: Partial<Record<Listed['action']['type'], string>> = {
  COLLECT: 'Add',
  UNCOLLECT: 'Remove',
  IMPORT: 'Import',
}

/** What the rows of a file come to, as a batch counts them. */
export const ROWS = { NEW: 'new', SAME: 'unchanged', REFUSED: 'bad' } as const

/** '3 artists' */
export const recordsInWords = (count: number, resource: string): string => {
  const { one } = typeOf(resource, [])
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : `${one}s`}`
}

/** Counts what a file says, also of what is no record. */
export const rowsInWords = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'row' : 'rows'}`

export const STATES: Record<Listed['state'], string> = {
  PLANNED: 'Not confirmed',
  RUNNING: 'Running',
  STOPPING: 'Stopping',
  STOPPED: 'Stopped',
  DONE: 'Done',
  EXPIRED: 'Expired',
}

/** What a number of records means; those that wait are yet to change, or would. */
export const OUTCOMES: Record<BatchOutcome, string> = {
  WAITING: 'to change',
  CHANGED: 'changed',
  SAME: 'unchanged',
  REFUSED: 'refused',
}

/** What the state of a batch means for its records. */
export const LEADS: Record<Listed['state'], string> = {
  PLANNED: 'This is a preview. Nothing changes until you confirm it.',
  RUNNING: 'It keeps running if you leave this page.',
  STOPPING: 'It stops after the records it’s changing now.',
  STOPPED: 'What it had already changed stays changed. You can undo it.',
  DONE: 'Everything that could be changed was changed. You can undo it.',
  EXPIRED: 'No one confirmed it within a day. Select the records again.',
}

/** How much of what was to change has been settled, from 0 to 1. */
export const progressOf = ({ waiting, changed, same, refused }: Listed['counts']): number => {
  const total = waiting + changed + same + refused
  return total === 0 ? 1 : (total - waiting) / total
}
