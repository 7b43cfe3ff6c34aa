import { z } from 'zod'
import {
  boolean,
  choicesOf,
  type Fields,
  integer,
  list,
  moment,
  readOnly,
  reversible,
  text,
} from '#services/shared/resources/fields.ts'
import { PUBLISHERS, STATIC_COLLECTIONS, SUBSTRATES } from '#services/shared/vocabulary.ts'
import { readByAll } from '../record/without-numbers.ts'
import { PICTURE_NAME } from './pictures.ts'

/** In characters. An import may bring a longer title, which stays as it is until somebody edits it. */
const LONGEST_TITLE = 500
const LONGEST_CAPTION = 20_000
const LONGEST_ARTIST = 500
const LONGEST_KEYWORD = 200
const MOST_KEYWORDS = 300
const LONGEST_ROYALTY_CODE = 50

/** Stock images with managed rights are told by their royalty code. */
const SOURCE = `case when r.publisher = 'GET' and r.royalty_code = 'GETRM' then 'GETRM' else r.publisher end`

const TAGS =
  'array(select s.collection from content.static_tags s where s.image_id = r.id order by s.collection)'

const SOURCES = [...PUBLISHERS, 'GETRM'].map((value) => ({ value, display_name: value }))

/** All that staff see of an image (spec.md section 3), in the order of forms. Lengths are inches. */
const IMAGE_FIELDS: Fields = {
  title: readByAll(text({ label: 'Title', column: 'title', max_length: LONGEST_TITLE })),
  artist: text({
    label: 'Artist',
    column: 'artist',
    max_length: LONGEST_ARTIST,
    help_text: 'A new name makes a new artist.',
  }),
  caption: readByAll(text({ label: 'Caption', column: 'caption', max_length: LONGEST_CAPTION })),
  keywords: readByAll(
    list({
      label: 'Keywords',
      column: 'keywords',
      most: MOST_KEYWORDS,
      entry: z.string().trim().min(1).max(LONGEST_KEYWORD),
    }),
  ),
  published: boolean({ label: 'Published', column: 'published' }),
  withdrawn: reversible('boolean', {
    label: 'Withdrawn',
    column: 'withdrawn',
    help_text: 'By its artist, who alone can bring it back.',
  }),
  publish_at: moment({ label: 'Publish at', column: 'publish_at' }),
  unpublish_at: moment({ label: 'Unpublish at', column: 'unpublish_at' }),
  price: integer({
    label: 'Price',
    column: 'price',
    required: true,
    min_value: 1,
    max_value: 4,
    help_text: 'In dollar signs.',
  }),
  substrates: choicesOf({ label: 'Substrates', column: 'substrates', of: SUBSTRATES }),
  royalty_code: text({ label: 'Royalty code', column: 'royalty_code', max_length: LONGEST_ROYALTY_CODE }),
  _static: choicesOf({ label: 'Static lists', column: null, read: TAGS, of: STATIC_COLLECTIONS }),
  local_id: readOnly('string', { label: 'Local ID', column: 'local_id' }),
  picture: reversible('string', {
    label: 'Picture',
    column: null,
    read: PICTURE_NAME,
    help_text: 'Replaced by a file that was sent.',
  }),
  source: readOnly('choice', { label: 'Source', column: null, read: SOURCE, choices: SOURCES }),
  max_width: reversible('float', { label: 'Largest width', column: 'max_width' }),
  max_height: reversible('float', { label: 'Largest height', column: 'max_height' }),
  substrate_sizes: reversible('nested object', { label: 'Own sizes', column: 'substrate_sizes' }),
  schedule_refusal: readOnly('string', { label: 'Refused at its time', column: 'schedule_refusal' }),
  // An image is stored once its picture has been read.
  _processing: readOnly('boolean', { label: 'Processing', column: null, read: 'false' }),
  created: readOnly('datetime', { label: 'Created', column: 'created_at' }),
  updated: readOnly('datetime', { label: 'Updated', column: 'updated_at' }),
}

/** Where images are kept. */
export const IMAGE_ROWS = {
  schema: 'content',
  table: 'images',
  idType: 'text',
  fields: IMAGE_FIELDS,
} as const
