import { refusePublication } from '#machines/lifecycles/image-refusal.ts'
import { isStock } from '#machines/lifecycles/stock.ts'
import type { RecordType, RecordValues } from './type.ts'

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
    { field: 'local_id', label: 'Local ID', isOptional: true },
    { field: 'id', label: 'ID', isOptional: true },
  ],
  flagsOf: ({ source, published }) => [
    isStock(`${source}`) ? 'Stock' : published === true ? 'Published' : 'Unpublished',
  ],
  warningsOf: (values) => MISSING.flatMap(([field, words]) => (values[field] === '' ? [words] : [])),
  thumbOf: ({ thumb }) => (typeof thumb === 'string' && thumb !== '' ? thumb : null),
  publicationOf(id, values) {
    const published = values.published === true
    const source = `${values.source}`
    const refusal = refusePublication(
      { ...sizedOf(values), published, source, processing: values._processing === true },
      !published,
    )
    return { subject: { imageId: id, source }, published, refusal }
  },
  letter: 'i',
}

const MISSING = [
  ['title', 'No title'],
  ['artist', 'No artist'],
  ['royalty_code', 'No royalty code'],
] as const

const sizedOf = ({ substrates, substrate_sizes, max_width, max_height }: RecordValues) => ({
  substrates: Array.isArray(substrates) ? substrates.map(String) : [],
  ownSizes: Object.fromEntries(
    Object.entries(substrate_sizes ?? {}).map(([name, sizes]) => [name, Array.isArray(sizes) ? sizes : []]),
  ),
  print: { width: Number(max_width), height: Number(max_height) },
})
