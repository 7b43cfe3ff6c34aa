import { readPublication } from '#client/actors/pictures/read-publication.ts'
import type { RecordType } from './type.ts'

/** spec.md section 3, Image: flagged Published, Unpublished or, where its source decides, Stock. */
export const image: RecordType = {
  resource: 'image',
  label: 'Images',
  one: 'image',
  columns: [
    { field: 'title', label: 'Title' },
    { field: 'artist', label: 'Artist' },
    { field: 'source', label: 'Source' },
    { field: 'price', label: 'Price' },
    { field: 'updated', label: 'Updated' },
    { field: 'created', label: 'Created', isOptional: true },
    { field: 'keywords', label: 'Keywords', isOptional: true },
    { field: 'royalty_code', label: 'Royalty code', isOptional: true },
    { field: '_static', label: 'Static lists', isOptional: true },
    { field: 'publish_at', label: 'Publish at', isOptional: true },
    { field: 'unpublish_at', label: 'Unpublish at', isOptional: true },
    { field: 'local_id', label: 'Local ID', isOptional: true },
    { field: 'id', label: 'ID', isOptional: true },
  ],
  flagsOf: (values) => [
    flagOf(readPublication(`${values.id}`, values)),
    ...(values.withdrawn === true ? ['Withdrawn'] : []),
    ...(values.publish_at || values.unpublish_at ? ['Scheduled'] : []),
  ],
  warningsOf: (values) => [
    ...MISSING.flatMap(([field, words]) => (values[field] === '' ? [words] : [])),
    ...(values.schedule_refusal ? [`Not published on schedule: ${values.schedule_refusal}`] : []),
  ],
  thumbOf: ({ thumb }) => (typeof thumb === 'string' && thumb !== '' ? thumb : null),
  // A plate is drawn of title and artist, and has no version of its own.
  pictureOf: (id, field, value) =>
    field === 'picture' && typeof value === 'string' && value !== 'plate'
      ? `/media/${encodeURIComponent(id)}/${value}/160`
      : null,
  publicationOf: readPublication,
  bulk: [
    'published',
    'publish_at',
    'unpublish_at',
    'keywords',
    'artist',
    'title',
    'caption',
    'price',
    'substrates',
    'royalty_code',
    '_static',
  ],
  isImported: true,
  isCollected: true,
  letter: 'i',
}

const MISSING = [
  ['title', 'No title'],
  ['artist', 'No artist'],
  ['royalty_code', 'No royalty code'],
] as const

const flagOf = ({ isStock, published }: ReturnType<typeof readPublication>): string =>
  isStock ? 'Stock' : published ? 'Published' : 'Unpublished'
