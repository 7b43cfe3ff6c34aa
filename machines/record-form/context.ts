import type { SaveFailure } from '#machines/resource-form/failure.ts'
import type { FieldValue, FormValues, RecordRef } from '#machines/resource-form/ports.ts'
import type { LoadFailure } from './failure.ts'
import type { FieldConflict, LoadedForm, SaveAnswer } from './ports.ts'

/** What a field on the screen holds: text, whether it is ticked, or tags. */
export type Held = string | boolean | readonly string[]

export interface RecordFormInput extends RecordRef {
  /** The account of whoever fills it in: nobody else finds what they typed. */
  owner: string
}

/** A conflict, with what was typed: that is there again when theirs was taken by mistake. */
export interface HeldConflict extends FieldConflict {
  mine: Held
}

export interface RecordFormContext extends RecordFormInput {
  /** Of the record that the changes begin from; null for a new one, and until it is read. */
  version: number | null
  /** What is typed, by field; nothing of a field that holds what the record has. */
  draft: Readonly<Record<string, Held>>
  /** What the record had in each of these fields as its change began. */
  began: FormValues
  /** What somebody else has changed too, until it is saved again. */
  conflicts: readonly HeldConflict[]
  /** Fields of these for which it is decided what to keep. */
  settled: readonly string[]
  /** The fields on the screen as it was submitted, as they follow one another. */
  shown: readonly string[]
  /** Of the first submission, and of all that follow until one of them is saved; null before. */
  key: string | null
  loadFailure: LoadFailure | null
  failure: SaveFailure | null
}

export const beginForm = (input: RecordFormInput): RecordFormContext => ({
  ...input,
  version: null,
  draft: {},
  began: {},
  conflicts: [],
  settled: [],
  shown: [],
  key: null,
  loadFailure: null,
  failure: null,
})

/** Takes the entry of one field away. */
const without = <Value>(entries: Readonly<Record<string, Value>>, field: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(entries).filter(([name]) => name !== field))

interface Typing {
  field: string
  typed: Held
  /** What the record has there. */
  began: FieldValue
}

type Drafted = Pick<RecordFormContext, 'draft' | 'began'>

export const typeInto = ({ draft, began }: Drafted, { field, typed, began: before }: Typing): Drafted => ({
  draft: { ...draft, [field]: typed },
  began: { ...began, [field]: before },
})

export const restore = ({ draft, began }: Drafted, field: string): Drafted => ({
  draft: without(draft, field),
  began: without(began, field),
})

/** Puts what was typed back over what somebody else has saved; nothing where the field is in no conflict. */
export const keepMine = (context: RecordFormContext, field: string): Partial<Drafted> => {
  const conflict = context.conflicts.find((one) => one.field === field)
  return conflict ? typeInto(context, { field, typed: conflict.mine, began: conflict.theirs }) : {}
}

export const isSettled = ({ conflicts, settled }: RecordFormContext): boolean =>
  conflicts.every(({ field }) => settled.includes(field))

/**
 * The version that changes begin from once a newer record is read: its own where none of the changed fields
 * is another by now, so that whatever is typed next begins from what is shown.
 */
export const findVersion = (
  { version, began }: Pick<RecordFormContext, 'version' | 'began'>,
  loaded: Pick<LoadedForm, 'version' | 'values'>,
): number | null => {
  const isSame = ([field, value]: [string, FieldValue]) =>
    JSON.stringify(loaded.values[field]) === JSON.stringify(value)
  return Object.entries(began).every(isSame) ? loaded.version : version
}

export type Conflict = Extract<SaveAnswer, { kind: 'conflict' }>

/** What both have changed has to be decided; from here on the changes begin from what is there now. */
export const beginConflict = (
  { draft, began }: Pick<RecordFormContext, 'draft' | 'began'>,
  { version, fields }: Conflict,
): Pick<RecordFormContext, 'version' | 'began' | 'conflicts' | 'settled'> => ({
  version,
  began: { ...began, ...Object.fromEntries(fields.map(({ field, theirs }) => [field, theirs])) },
  conflicts: fields.flatMap((conflict) => {
    const mine = draft[conflict.field]
    return mine === undefined ? [] : [{ ...conflict, mine }]
  }),
  settled: [],
})
