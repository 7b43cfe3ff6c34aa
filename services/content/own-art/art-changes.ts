import { z } from 'zod'
import type { Queryable } from '#services/shared/database/driver.ts'
import { hasWords } from '#services/shared/database/folded.ts'
import { invalid } from '#services/shared/http/problem.ts'
import { editRecord } from '#services/shared/resources/commands.ts'
import type { Values } from '#services/shared/resources/contract.ts'
import { type Field, readOnly, text } from '#services/shared/resources/fields.ts'
import { choiceFilter } from '#services/shared/resources/filters.ts'
import { readPerson } from '#services/shared/resources/people.ts'
import type { Edit, Resource } from '#services/shared/resources/resource.ts'
import { findOwnOf, OWN_ART } from '../images/ownership.ts'
import { images } from '../images/resource.ts'

const LONGEST_REASON = 500

const DECISIONS = [
  { value: 'waiting', display_name: 'Waiting' },
  { value: 'accepted', display_name: 'Accepted' },
  { value: 'refused', display_name: 'Refused' },
]
/** By the artist, who has asked for something else since. */
const REPLACED = { value: 'replaced', display_name: 'Replaced by the artist' }

const decision: Field = {
  metadata: { type: 'choice', label: 'Decision', required: true, read_only: false, choices: DECISIONS },
  schema: z.enum(DECISIONS.map(({ value }) => value)),
  column: 'decision',
  read: 'r.decision',
}

const IN_SHOP = (column: string) =>
  `(select images.${column} from content.images where images.id = r.image_id)`

/**
 * Texts of published works that wait for staff, as a word of them is on the review list. Staff decide by an
 * edit of `decision`; what is accepted becomes the image's in the same transaction.
 */
export const artChanges: Resource = {
  name: 'art-change',
  title: 'Art change',
  description: 'What artists want to say of published works, with words that are on the review list.',
  schema: 'content',
  table: 'art_changes',
  idType: 'int',
  fields: {
    work: readOnly('string', { label: 'Title in the shop', column: null, read: IN_SHOP('title') }),
    artist: readOnly('string', { label: 'Artist', column: null, read: IN_SHOP('artist') }),
    words: readOnly('list', { label: 'On the review list', column: 'words' }),
    decision,
    reason: text({
      label: 'Reason',
      column: 'reason',
      max_length: LONGEST_REASON,
      help_text: 'The artist reads it where it is refused.',
    }),
    title: readOnly('string', { label: 'New title', column: 'title' }),
    caption: readOnly('string', { label: 'New caption', column: 'caption' }),
    caption_now: readOnly('string', { label: 'Caption in the shop', column: null, read: IN_SHOP('caption') }),
    keywords: readOnly('list', { label: 'New keywords', column: 'keywords' }),
    keywords_now: readOnly('list', {
      label: 'Keywords in the shop',
      column: null,
      read: IN_SHOP('keywords'),
    }),
    image: readOnly('string', { label: 'Image', column: 'image_id' }),
    asked_by: readOnly('string', { label: 'Account', column: 'asked_by', read: 'r.asked_by::text' }),
    asked_version: readOnly('integer', { label: 'Asked at', column: 'asked_version' }),
    created: readOnly('datetime', { label: 'Asked', column: 'created_at' }),
    updated: readOnly('datetime', { label: 'Updated', column: 'updated_at' }),
  },
  isMade: false,
  isDeleted: false,
  isForStaff: true,
  orderings: {
    created: { sql: 'r.created_at', type: 'timestamptz' },
    updated: { sql: 'r.updated_at', type: 'timestamptz' },
  },
  defaultOrdering: '-created',
  otherOrderings: { modified: 'updated' },
  filters: { decision: choiceFilter('Decision', 'decision', [...DECISIONS, REPLACED]) },
  search: (words) =>
    words.trim() === ''
      ? null
      : {
          sql: (param) =>
            hasWords(
              `${IN_SHOP('title')} || ' ' || ${IN_SHOP('artist')} || ' ' || coalesce(r.title, '')`,
              param,
            ),
          value: words,
        },
  asks: z.object({}),
  own: { find: (db, ids, account) => findOwnOf(db, 'art_changes', ids, account), words: OWN_ART },
  check: async (_, edit) => checkDecision(edit),
  async follow(tx, edits) {
    for (const edit of edits) if (edit.changed.includes('decision')) await carryOutDecision(tx, edit)
  },
}

/** Throws 400 by field. */
function checkDecision({ before, after, changed }: Omit<Edit, 'id'>): void {
  if (!('decision' in before) || after.decision === REPLACED.value) return
  if (changed.includes('decision') && before.decision !== 'waiting')
    throw invalid({ decision: ['This is decided. The artist can ask again.'] })
  if (after.decision === 'refused' && after.reason === '')
    throw invalid({ reason: ['Say why: the artist reads it.'] })
}

async function carryOutDecision(tx: Queryable, { id, before, after, at, actor }: Edit): Promise<void> {
  if (before.decision !== 'waiting') return
  if (after.decision === 'accepted') {
    const asked = Object.entries({ title: after.title, caption: after.caption, keywords: after.keywords })
    const sent = Object.fromEntries(asked.filter(([, value]) => value !== null)) as Values
    const user = await readPerson(tx, 'content', actor)
    await editRecord(tx, images, `${after.image}`, { version: undefined, sent }, { user, at })
  }
  await tx.query(
    `update content.art_changes set decided_version = 1 + (select images.version + count(*) + count(other.decided_version)
       from content.images, content.art_changes other
       where images.id = art_changes.image_id and other.image_id = images.id group by images.version)
     where id = $1`,
    [id],
  )
}
