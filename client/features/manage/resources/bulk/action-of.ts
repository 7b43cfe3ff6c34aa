import type { RecordAction } from '#client/actors/bulk-action.ts'
import { type Held, isList, toWire } from '../fields/convert.ts'
import { describe, type Field, type Kind } from '../fields/kind.ts'
import * as say from '../messages.tsx'

/** Looked up as a field is, but no field of theirs: collections name the images that they hold. */
export const COLLECTION: Field = {
  ...describe('collections', ''),
  type: 'field',
  label: say.collection,
  required: true,
}

/** What is done to a field. */
export type Way = 'set' | 'add' | 'remove'

/** What may be done, the usual first: one value is set, entries of a list are added and removed alone. */
export const waysOf = (field: Field, kind: Kind): readonly (readonly [Way, string])[] => {
  if (field === COLLECTION)
    return [
      ['add', say.addToCollection],
      ['remove', say.removeFromCollection],
    ]
  const set = ['set', say.replaceAll] as const
  return isList(kind) ? [['add', say.add], ['remove', say.remove], set] : [set]
}

/** What is asked of each record, by what the dialog holds. */
export const actionOf = (field: Field, kind: Kind, way: Way, held: Held): RecordAction => {
  const { name } = field
  if (field === COLLECTION && typeof held === 'string')
    return { type: way === 'remove' ? 'uncollect' : 'collect', collection: held }
  return way !== 'set' && Array.isArray(held)
    ? { type: way, field: name, entries: held }
    : { type: 'set', field: name, value: toWire(kind, held, undefined) }
}
