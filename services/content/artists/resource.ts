import { z } from 'zod'
import { ownMatterInWords } from '#machines/lifecycles/own-matter.ts'
import { invalid } from '#services/shared/http/problem.ts'
import { boolean, readOnly, text } from '#services/shared/resources/fields.ts'
import { booleanFilter } from '#services/shared/resources/filters.ts'
import type { Resource } from '#services/shared/resources/resource.ts'
import type { Condition } from '#services/shared/resources/wanted.ts'
import { foldArtistName } from '../index/enrol-artists.ts'
import { joinOperands, quoteLexeme } from '../index/lexeme-text.ts'
import { wordsOf } from '../index/words.ts'
import { LONGEST_NAME, LONGEST_ROYALTY_CODE } from './contract.ts'
import { refuseLargeRename, renameImages } from './rename-images.ts'

const UPDATED = 'coalesce(r.edited_at, r.created_at)'

/** Artists, one row a name however it is written (contract.ts). */
export const artists: Resource = {
  name: 'artist',
  title: 'Artist',
  description: 'Artists by the names that images are credited to.',
  schema: 'content',
  table: 'artists',
  idType: 'int',
  fields: {
    name: text({ label: 'Name', column: 'name', max_length: LONGEST_NAME, required: true }),
    gaa_artist: boolean({
      label: 'Portal',
      column: 'gaa_artist',
      help_text: 'Of the shop’s own artist portal.',
    }),
    active: boolean({ label: 'Active', column: 'active', initial: true }),
    royalty_code: text({ label: 'Royalty code', column: 'royalty_code', max_length: LONGEST_ROYALTY_CODE }),
    created: readOnly('datetime', { label: 'Created', column: 'created_at' }),
    updated: readOnly('datetime', { label: 'Updated', column: 'edited_at', read: UPDATED }),
  },
  isMade: true,
  isDeleted: false,
  orderings: {
    name: { sql: 'r.folded collate "C"', type: 'text' },
    created: { sql: 'r.created_at', type: 'timestamptz' },
    updated: { sql: UPDATED, type: 'timestamptz' },
    active: { sql: 'r.active', type: 'boolean' },
    gaa_artist: { sql: 'r.gaa_artist', type: 'boolean' },
  },
  otherOrderings: { modified: 'updated' },
  filters: {
    gaa_artist: booleanFilter('Portal', 'gaa_artist'),
    active: booleanFilter('Active', 'active'),
  },
  search: matchName,
  asks: z.object({}),
  masks: { royalty_code: '' },
  own: {
    words: ownMatterInWords('artist record'),
    async find(db, _ids, account) {
      const rows = await db.query<{ id: number }>(
        'select artist_id as id from content.artist_profiles where user_uuid = $1 and artist_id is not null',
        [account],
      )
      return new Set(rows.map(({ id }) => id))
    },
  },
  derived: ({ name }) => ({ folded: foldArtistName(`${name}`) }),
  async check(tx, { id, before, after, changed }) {
    if (!changed.includes('name')) return
    if (foldArtistName(`${after.name}`) === '')
      throw invalid({ name: ['Enter a name with a letter or a digit.'] })
    if (id !== null && 'name' in before) await refuseLargeRename(tx, `${before.name}`)
  },
  async follow(tx, edits) {
    for (const { before, after, changed, ...by } of edits)
      if (changed.includes('name') && 'name' in before)
        await renameImages(tx, { from: `${before.name}`, to: `${after.name}` }, by)
  },
  unique: { field: 'name', column: 'folded', message: 'There is an artist of this name already.' },
}

/** Keeps names with every word of a search, or with one that begins so. */
function matchName(search: string): Condition | null {
  const words = wordsOf(search).map((word) => `${quoteLexeme(word)}:*`)
  if (words.length === 0) return null
  return {
    sql: (param) => `array_to_tsvector(string_to_array(r.folded, ' ')) @@ ${param}::tsquery`,
    value: joinOperands('&', words),
  }
}
