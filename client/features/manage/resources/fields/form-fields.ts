import type { Json } from '#client/apollo/json.ts'
import type { RecordValues } from '../types/type.ts'
import { faultOf, type Held, isSameHeld, toHeld, toWire } from './convert.ts'
import { describe, type Field, kindOf } from './kind.ts'

/** What a form is made of. */
export interface FormParts {
  /** Null where the server does not say. */
  fields: readonly Field[] | null
  /** What the record holds; null for a new one. */
  values: RecordValues | null
}

/** No field of the form, whatever the server says. */
const SYSTEM = ['id', 'version']

/**
 * The fields on the screen, in the server's order: those that can be typed into, or all with what the server
 * alone writes. Without metadata they are as they come.
 */
export const shownFields = ({ fields, values }: FormParts, showsAll: boolean): readonly Field[] => {
  const entries = Object.entries(values ?? {})
  const known = fields ?? entries.map(([name, value]) => describe(name, value, SYSTEM.includes(name)))
  const others = entries.flatMap(([name, value]) =>
    known.some((field) => field.name === name) ? [] : [describe(name, value, true)],
  )
  return showsAll ? [...known, ...others] : known.filter(({ readOnly }) => !readOnly)
}

/** What a field begins from: what the record has, or what a new one is to have. */
export const beginningOf = ({ name, initial }: Field, values: RecordValues | null): Json =>
  (values === null ? initial : values[name]) ?? null

/** What a field holds now. */
export const heldIn = (
  field: Field,
  values: RecordValues | null,
  draft: Readonly<Record<string, Held>>,
): Held => {
  const began = beginningOf(field, values)
  return draft[field.name] ?? toHeld(kindOf(field, began), began)
}

/** Whether that is what the record has anyway. */
export const isUnchanged = (field: Field, values: RecordValues | null, held: Held): boolean => {
  const began = beginningOf(field, values)
  return isSameHeld(held, toHeld(kindOf(field, began), began))
}

/** What to send: the changes of a record, or all of a new one that is not left empty. */
export const valuesToSend = (
  fields: readonly Field[],
  values: RecordValues | null,
  draft: Readonly<Record<string, Held>>,
): RecordValues =>
  Object.fromEntries(
    fields.flatMap((field) => {
      if (field.readOnly) return []
      const began = beginningOf(field, values)
      const kind = kindOf(field, began)
      const held = draft[field.name]
      if (held !== undefined && faultOf(kind, held) === null)
        return [[field.name, toWire(kind, held, began)] as const]
      return values === null && began !== null ? [[field.name, began] as const] : []
    }),
  )
