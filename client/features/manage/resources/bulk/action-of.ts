import type { RecordAction } from '#client/actors/bulk-action.ts'
import { type Held, toWire } from '../fields/convert.ts'
import type { Field, Kind } from '../fields/kind.ts'

/** What is done to a field; entries are added to a list, and removed, alone. */
export const WAYS = ['set', 'add', 'remove'] as const
export type Way = (typeof WAYS)[number]

/** What is asked of each record, by what the dialog holds. */
export const actionOf = ({ name }: Pick<Field, 'name'>, kind: Kind, way: Way, held: Held): RecordAction =>
  way !== 'set' && Array.isArray(held)
    ? { type: way, field: name, entries: held }
    : { type: 'set', field: name, value: toWire(kind, held, undefined) }
