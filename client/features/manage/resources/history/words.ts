import type { RecordHistoryQuery } from '#client/apollo/generated/graphql.ts'
import type { Json } from '#client/apollo/json.ts'
import { momentInWords } from '#client/ui/time.tsx'

export type Edit = RecordHistoryQuery['recordHistory']['edits'][number]

const DEEDS = {
  KEPT: 'History begins',
  CREATED: 'Created',
  EDITED: 'Edited',
  DELETED: 'Deleted',
} as const

/** 'Edited', or 'Undid edit 4' for what reverts another. */
export const deedInWords = ({ type, reverts }: Edit): string =>
  reverts === null ? DEEDS[type] : `Undid edit ${reverts}`

/** Whether there is something to take back: a record cannot be before it was made. */
export const isRevertible = ({ type }: Edit): boolean => type === 'EDITED'

/** Whether it says how the record was at first. */
export const isBeginning = ({ type }: Edit): boolean => type === 'CREATED' || type === 'KEPT'

/** As a service writes times. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

/** A value as a history writes it; empty is said, as it is what somebody chose. */
export const valueInWords = (value: Json | undefined): string => {
  if (value === null || value === undefined || value === '') return 'empty'
  if (typeof value === 'string' && MOMENT.test(value)) return momentInWords(value)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.length === 0 ? 'empty' : value.map((each) => `${each}`).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : `${value}`
}

/** Where words were exchanged within a text, rather than the whole of it. */
export const isText = (value: Json | undefined): value is string =>
  typeof value === 'string' && value.trim().includes(' ')
