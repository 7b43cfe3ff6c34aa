import { z } from 'zod'
import { holdsWords } from '#services/shared/database/folded.ts'
import { integerParam } from '#services/shared/http/fields.ts'
import type { Value, Values } from '#services/shared/resources/contract.ts'
import { list, readOnly, text } from '#services/shared/resources/fields.ts'
import { textFilter } from '#services/shared/resources/filters.ts'
import type { Edit, Resource, Viewer } from '#services/shared/resources/resource.ts'
import type { EnsureIndexed } from '../images/index-stock.ts'
import { indexImages } from '../index/index-images.ts'
import { LONGEST_DESCRIPTION, LONGEST_NAME, MOST_IMAGES } from './contract.ts'
import { arrange, refuseUnknown } from './membership.ts'
import { readCollections } from './read-collections.ts'

/** Answers the ids of a collection's images. */
export const contentsOf = ({ contents }: Values): string[] =>
  isList(contents) ? contents.filter((id) => typeof id === 'string') : []

const isList = (value: Value | undefined): value is readonly Value[] => Array.isArray(value)

const isHeld = (image: string, viewer: Viewer) => `exists (
  select from content.collection_images m join content.images on images.id = m.image_id
  where m.collection_id = r.id and m.image_id = ${image}${viewer?.is_staff ? '' : ' and images.published'})`

/** Collections (contract.ts). Images of the stock source are indexed before they come into one. */
export const describeCollections = (ensureIndexed: EnsureIndexed): Resource<{ contents: number }> => ({
  name: 'collections',
  title: 'Collection',
  description: 'Images put together by staff.',
  schema: 'content',
  table: 'collections',
  idType: 'int',
  fields: {
    name: text({ label: 'Name', column: 'name', max_length: LONGEST_NAME, required: true }),
    description: text({
      label: 'Description',
      column: 'description',
      max_length: LONGEST_DESCRIPTION,
    }),
    contents: list({
      label: 'Contents',
      help_text: 'Ids of images, first to last.',
      column: null,
      read: `array(select m.image_id from content.collection_images m where m.collection_id = r.id order by m.place)`,
      most: MOST_IMAGES,
    }),
    created: readOnly('datetime', { label: 'Created', column: 'created_at' }),
    updated: readOnly('datetime', { label: 'Updated', column: 'updated_at' }),
  },
  isMade: true,
  isDeleted: true,
  isUnversioned: true,
  orderings: {
    name: { sql: 'r.name_folded', type: 'text' },
    created: { sql: 'r.created_at', type: 'timestamptz' },
    updated: { sql: 'r.updated_at', type: 'timestamptz' },
  },
  otherOrderings: { modified: 'updated' },
  filters: { image: textFilter('Image', z.string().min(1).max(100), isHeld) },
  search: (words) =>
    words.trim() === '' ? null : { sql: (param) => holdsWords('r.words_folded', param), value: words },
  asks: z.object({ contents: integerParam({ min: 0, max: MOST_IMAGES }).default(MOST_IMAGES) }),
  views: readCollections,
  counted: (values) => ({ count: contentsOf(values).length }),
  writeElsewhere: ({ tx, id }, values) => arrange(tx, Number(id), contentsOf(values)),
  prepare: (sent) => ensureIndexed(contentsOf(sent)),
  check: (tx, { before, after }) => {
    const held = new Set(contentsOf(before))
    return refuseUnknown(
      tx,
      'contents',
      contentsOf(after).filter((id) => !held.has(id)),
    )
  },
  follow: (tx, edits) => indexImages(tx, [...new Set(edits.flatMap(findInOneOnly))]),
})

/** Names the images that have come into a collection or gone. */
const findInOneOnly = ({ before, after }: Pick<Edit, 'before' | 'after'>): string[] => {
  const [held, kept] = [new Set(contentsOf(before)), new Set(contentsOf(after))]
  return [...held, ...kept].filter((image) => !(held.has(image) && kept.has(image)))
}
