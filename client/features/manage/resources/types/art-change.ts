import type { RecordType } from './type.ts'

/** What artists want to say of published works, with words that are on the review list. */
export const artChange: RecordType = {
  resource: 'art-change',
  label: 'Art changes',
  one: 'art change',
  columns: [
    { field: 'work', label: 'Work' },
    { field: 'artist', label: 'Artist' },
    { field: 'words', label: 'On the review list' },
    { field: 'created', label: 'Asked' },
    { field: 'title', label: 'New title', isOptional: true },
    { field: 'image', label: 'Image', isOptional: true },
    { field: 'id', label: 'ID', isOptional: true },
  ],
  flagsOf: ({ decision }) => [
    typeof decision === 'string' ? `${decision.charAt(0).toUpperCase()}${decision.slice(1)}` : '',
  ],
  letter: 'q',
}
