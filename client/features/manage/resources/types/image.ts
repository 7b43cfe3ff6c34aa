import { readPublication } from '#client/actors/pictures/read-publication.ts'
import * as say from './messages.ts'
import type { RecordType } from './type.ts'

/** spec.md section 3, Image: flagged Published, Unpublished or, where its source decides, Stock. */
export const image: RecordType = {
  resource: 'image',
  label: say.images,
  one: say.oneImage,
  columns: [
    { field: 'title', label: say.title },
    { field: 'artist', label: say.artist },
    { field: 'source', label: say.source },
    { field: 'price', label: say.price },
    { field: 'updated', label: say.updated },
    { field: 'created', label: say.created, isOptional: true },
    { field: 'keywords', label: say.keywords, isOptional: true },
    { field: 'royalty_code', label: say.royaltyCode, isOptional: true },
    { field: '_static', label: say.staticLists, isOptional: true },
    { field: 'publish_at', label: say.publishAt, isOptional: true },
    { field: 'unpublish_at', label: say.unpublishAt, isOptional: true },
    { field: 'local_id', label: say.localId, isOptional: true },
    { field: 'id', label: say.id, isOptional: true },
  ],
  flagsOf: (values) => [
    flagOf(readPublication(`${values.id}`, values)),
    ...(values.withdrawn === true ? [say.withdrawn] : []),
    ...(values.publish_at || values.unpublish_at ? [say.scheduled] : []),
  ],
  warningsOf: (values) => [
    ...MISSING.flatMap(([field, words]) => (values[field] === '' ? [words] : [])),
    ...(values.schedule_refusal ? [say.notPublishedOnSchedule(`${values.schedule_refusal}`)] : []),
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
  ['title', say.noTitle],
  ['artist', say.noArtist],
  ['royalty_code', say.noRoyaltyCode],
] as const

const flagOf = ({ isStock, published }: ReturnType<typeof readPublication>): string =>
  isStock ? say.stock : published ? say.published : say.unpublished
