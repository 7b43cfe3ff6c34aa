import { z } from 'zod'
import { boolean, type Fields, readOnly, text } from '#services/shared/resources/fields.ts'
import { PUBLISHERS } from '#services/shared/vocabulary.ts'

export const LONGEST_NAME = 255
const LONGEST_REFUSAL = 500

const OF_IMAGE = (column: string) =>
  `(select images.${column} from content.images where images.id = r.image_id)`

const PUBLISHER_CHOICES = PUBLISHERS.map((value) => ({ value, display_name: value }))

/** Whether the file says that a machine made it; an index has those that do. */
export const MADE_BY_AI = `(r.facts ->> 'is_made_by_ai')::boolean`

/** All that is seen of an upload (spec.md section 3). What is its image's is edited there. */
export const UPLOAD_FIELDS: Fields = {
  name: text({ label: 'Name', column: 'name', max_length: LONGEST_NAME, required: true }),
  approved: boolean({ label: 'Approved', column: 'approved' }),
  refusal: text({
    label: 'Reason declined',
    column: 'refusal',
    max_length: LONGEST_REFUSAL,
    help_text:
      'The artist sees this, and the upload leaves the review queue. Leave empty unless you decline it.',
  }),
  creator_uuid: {
    metadata: {
      type: 'string',
      label: 'Creator account',
      required: true,
      read_only: false,
      help_text: 'You, or someone with an artist profile.',
    },
    schema: z.uuid({ error: 'Must be a valid UUID.' }),
    column: 'creator_uuid',
    read: 'r.creator_uuid::text',
  },
  creator: readOnly('string', {
    label: 'Creator',
    column: 'creator',
    read: `coalesce((select full_name from content.artist_profiles where user_uuid = r.creator_uuid::text), r.creator)`,
  }),
  artist: readOnly('string', { label: 'Artist', column: null, read: OF_IMAGE('artist') }),
  publisher: readOnly('choice', {
    label: 'Publisher',
    column: null,
    read: OF_IMAGE('publisher'),
    choices: PUBLISHER_CHOICES,
  }),
  published: readOnly('boolean', { label: 'Published', column: null, read: OF_IMAGE('published') }),
  image: readOnly('string', { label: 'Image', column: 'image_id' }),
  original: readOnly('string', { label: 'Original', column: 'original' }),
  made_by_ai: readOnly('boolean', { label: 'Made by AI', column: null, read: MADE_BY_AI }),
  facts: readOnly('nested object', { label: 'File', column: 'facts' }),
  created: readOnly('datetime', { label: 'Created', column: 'created_at' }),
  updated: readOnly('datetime', { label: 'Updated', column: 'updated_at' }),
}
