import { artist } from './artist.ts'
import { artistProfile } from './artist-profile.ts'
import { collections } from './collections.ts'
import { image } from './image.ts'
import type { RecordType, RecordValues } from './type.ts'
import { upload } from './upload.ts'

/** What there is to list and edit, in the order of the side navigation. */
export const RECORD_TYPES: readonly RecordType[] = [image, upload, artist, artistProfile, collections]

/** A type that is not described here is shown as it comes, all its fields in columns. */
export const typeOf = (resource: string, fields: readonly string[]): RecordType =>
  RECORD_TYPES.find((type) => type.resource === resource) ?? {
    letter: '',
    resource,
    label: resource,
    one: 'record',
    columns: fields.map((field, index) => ({ field, label: field, isOptional: index >= SHOWN })),
  }

/** More columns do not fit a laptop's screen. */
const SHOWN = 6

/** What a record is called: its first column, or its id where that is empty. */
export const nameOf = ({ columns: [first] }: RecordType, values: RecordValues, id: string): string => {
  const name = first && values[first.field]
  return typeof name === 'string' && name.trim() !== '' ? name : `Untitled (${id})`
}
