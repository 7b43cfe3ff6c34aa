import { artChange } from './art-change.ts'
import { artist } from './artist.ts'
import { artistIdentity } from './artist-identity.ts'
import { artistProfile } from './artist-profile.ts'
import { collections } from './collections.ts'
import { image } from './image.ts'
import { nestedTypeOf } from './payment-accounts.ts'
import { taxForm } from './tax-form.ts'
import type { Lacking, RecordType, RecordValues } from './type.ts'
import { upload } from './upload.ts'

/** What there is to list and edit, in the order of the side navigation. */
export const RECORD_TYPES: readonly RecordType[] = [
  image,
  upload,
  artChange,
  artist,
  artistProfile,
  artistIdentity,
  taxForm,
  collections,
]

/** A type that is not described here is shown as it comes, all its fields in columns. */
export const typeOf = (resource: string, fields: readonly string[]): RecordType =>
  RECORD_TYPES.find((type) => type.resource === resource) ??
  nestedTypeOf(resource) ?? {
    letter: '',
    resource,
    label: resource,
    one: 'record',
    columns: fields.map((field, index) => ({ field, label: field, isOptional: index >= SHOWN })),
  }

/** 'artists', as sentences say many of them. */
export const pluralOf = ({ one, many = `${one}s` }: RecordType): string => many

/** Whether the console does something with these records. */
export const has = ({ lacks = [] }: RecordType, what: Lacking): boolean => !lacks.includes(what)

/** More columns do not fit a laptop's screen. */
const SHOWN = 6

/** What a record is called: its first column, or its id where that is empty. */
export const nameOf = (
  { columns: [first], titleOf }: RecordType,
  values: RecordValues,
  id: string,
): string => {
  const name = titleOf ? titleOf(values) : first && values[first.field]
  return typeof name === 'string' && name.trim() !== '' ? name : `Untitled (${id})`
}
