import type { RecordType } from './type.ts'

/** spec.md section 3, Artist profile. */
export const artistProfile: RecordType = {
  resource: 'artist-profile',
  label: 'Artist profiles',
  one: 'artist profile',
  columns: [
    { field: 'full_name', label: 'Name' },
    { field: 'email', label: 'Email' },
    { field: 'application_stage', label: 'Stage' },
    { field: 'created', label: 'Created' },
    { field: 'approved', label: 'Approved', isOptional: true },
    { field: 'id', label: 'ID', isOptional: true },
  ],
  letter: 'f',
}
