import { artist } from './artist.ts'
import { artistProfile } from './artist-profile.ts'
import { collections } from './collections.ts'
import type { RecordType } from './type.ts'

/** What there is to list and edit, in the order of the side navigation. */
export const RECORD_TYPES: readonly RecordType[] = [artist, artistProfile, collections]

/** A type that is not described here is shown as it comes, all its fields in columns. */
export const typeOf = (resource: string, fields: readonly string[]): RecordType =>
  RECORD_TYPES.find((type) => type.resource === resource) ?? {
    resource,
    label: resource,
    one: 'record',
    columns: fields.map((field, index) => ({ field, label: field, isOptional: index >= SHOWN })),
  }

/** More columns do not fit a laptop's screen. */
const SHOWN = 6
