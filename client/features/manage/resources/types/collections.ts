import * as say from './messages.ts'
import type { RecordType } from './type.ts'

/** spec.md section 3, Collection. */
export const collections: RecordType = {
  resource: 'collections',
  label: say.collections,
  one: say.oneCollection,
  columns: [
    { field: 'name', label: say.name },
    { field: 'description', label: say.description },
    { field: 'count', label: say.images },
    { field: 'updated', label: say.updated },
    { field: 'created', label: say.created, isOptional: true },
    { field: 'id', label: say.id, isOptional: true },
  ],
  bulk: ['description'],
  isImported: true,
  letter: 'c',
}
