import { z } from 'zod'
import type { Queryable } from '#services/shared/database/driver.ts'
import { folded, hasWords } from '#services/shared/database/folded.ts'
import { invalid } from '#services/shared/http/problem.ts'
import { booleanFilter, textFilter } from '#services/shared/resources/filters.ts'
import type { Resource } from '#services/shared/resources/resource.ts'
import { findOwnOf, OWN_ART } from '../../images/ownership.ts'
import { readArtistName } from '../uploader.ts'
import { MADE_BY_AI, UPLOAD_FIELDS } from './fields.ts'
import { NEW_UPLOAD_FIELDS, UPLOAD_LIMITS } from './new-fields.ts'

const IMAGE_OF = 'select images.published from content.images where images.id = r.image_id'

/** Uploads (contract.ts): others than staff see their own. What their images are is edited there. */
export const uploads: Resource = {
  name: 'upload',
  title: 'Upload',
  description: 'Pictures that were sent, and the images that they became.',
  schema: 'content',
  table: 'uploads',
  idType: 'int',
  fields: UPLOAD_FIELDS,
  isMade: false,
  isDeleted: false,
  newFields: NEW_UPLOAD_FIELDS,
  beside: { limits: UPLOAD_LIMITS },
  orderings: {
    created: { sql: 'r.created_at', type: 'timestamptz' },
    updated: { sql: 'r.updated_at', type: 'timestamptz' },
    name: { sql: `${folded('r.name')} collate "C"`, type: 'text' },
  },
  defaultOrdering: '-created',
  otherOrderings: { modified: 'updated' },
  filters: {
    approved: booleanFilter('Approved', 'approved'),
    refused: {
      ...booleanFilter('Refused', ''),
      where: (param) => `(r.refusal <> '') = ${param}::boolean`,
    },
    published: { ...booleanFilter('Published', ''), where: (param) => `(${IMAGE_OF}) = ${param}::boolean` },
    made_by_ai: { ...booleanFilter('Made by AI', ''), where: (param) => `${MADE_BY_AI} = ${param}::boolean` },
    creator_uuid: textFilter(
      'Creator account',
      z.uuid({ error: 'Must be a valid UUID.' }),
      (param) => `r.creator_uuid = ${param}::uuid`,
    ),
    image: textFilter('Image', z.string().min(1).max(100), (param) => `r.image_id = ${param}`),
  },
  search: (words) =>
    words.trim() === ''
      ? null
      : { sql: (param) => hasWords(`r.name || ' ' || r.creator`, param), value: words },
  asks: z.object({}),
  owned: { by: 'creator_uuid', subject: 'upload' },
  own: { find: (db, ids, account) => findOwnOf(db, 'uploads', ids, account), words: OWN_ART },
  async check(tx, { after, changed, actor }) {
    if (changed.includes('creator_uuid')) await expectCreator(tx, `${after.creator_uuid}`, actor)
    if (after.approved === true && `${after.refusal ?? ''}` !== '')
      throw invalid({
        refusal: ['An approved upload is not refused. Empty this, or take the approval back.'],
      })
  },
}

/** Answers a creator's name as an artist; null for oneself. Throws 400 for anybody else who is no artist. */
export async function expectCreator(tx: Queryable, creator: string, own: string): Promise<string | null> {
  const name = await readArtistName(tx, creator)
  if (name === null && creator !== own)
    throw invalid({ creator_uuid: ['No one with this account has an artist profile.'] })
  return name
}
