import type { RecordType } from './type.ts'

/** spec.md section 3, Collection. */
export const collections: RecordType = {
  resource: 'collections',
  label: 'Collections',
  one: 'collection',
  columns: [
    { field: 'name', label: 'Name' },
    { field: 'description', label: 'Description' },
    { field: 'count', label: 'Images' },
    { field: 'updated', label: 'Updated' },
    { field: 'created', label: 'Created', isOptional: true },
    { field: 'id', label: 'ID', isOptional: true },
  ],
  bulk: ['description'],
  isImported: true,
  letter: 'c',
}
