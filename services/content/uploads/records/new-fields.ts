import {
  CHUNK_BYTES,
  FORMATS,
  MOST_BYTES,
  MOST_FILES,
  MOST_PIXELS,
  SENT_AT_ONCE,
  SHORTEST_SIDE,
} from '#machines/lifecycles/original.ts'
import type { FieldMetadata } from '#services/shared/http/metadata.ts'
import { PUBLISHERS } from '#services/shared/vocabulary.ts'
import { IMAGE_ROWS } from '../../images/record-fields.ts'
import type { UploadLimits } from '../contract.ts'
import { LONGEST_NAME } from './fields.ts'

/** Publishers whose content is uploaded: GET is the third-party source. */
export const UPLOADED_PUBLISHERS = PUBLISHERS.filter((publisher) => publisher !== 'GET')

const OF_IMAGES = ['title', 'artist', 'caption', 'keywords', 'price', 'royalty_code', 'published'] as const

const told = (label: string, more: Partial<FieldMetadata> = {}): FieldMetadata => ({
  type: 'string',
  required: false,
  read_only: false,
  label,
  ...more,
})

/** What POST /api/upload/ takes, as forms show it. */
export const NEW_UPLOAD_FIELDS: Readonly<Record<string, FieldMetadata>> = {
  file: told('File', { required: true }),
  name: told('Name', { max_length: LONGEST_NAME }),
  ...Object.fromEntries(
    OF_IMAGES.map((name) => [
      name,
      { ...IMAGE_ROWS.fields[name]?.metadata, required: false } as FieldMetadata,
    ]),
  ),
  publisher: told('Publisher', {
    type: 'choice',
    choices: UPLOADED_PUBLISHERS.map((value) => ({ value, display_name: value })),
  }),
  approved: told('Approved', { type: 'boolean', initial: true }),
  creator_uuid: told('Creator account', { help_text: 'You, or someone with an artist profile.' }),
  sells_small: told('Sell it smaller than 12 inches', { type: 'boolean', initial: false }),
}

export const UPLOAD_LIMITS: UploadLimits = {
  most_bytes: MOST_BYTES,
  most_pixels: MOST_PIXELS,
  shortest_side: SHORTEST_SIDE,
  formats: Object.keys(FORMATS),
  most_files: MOST_FILES,
  chunk_bytes: CHUNK_BYTES,
  sent_at_once: SENT_AT_ONCE,
}
