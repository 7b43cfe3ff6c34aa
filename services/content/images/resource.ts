import { z } from 'zod'
import { WITHDRAWN } from '#machines/lifecycles/image-refusal.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { invalid } from '#services/shared/http/problem.ts'
import { booleanFilter } from '#services/shared/resources/filters.ts'
import type { RecordId } from '#services/shared/resources/keyset.ts'
import type { Resource } from '#services/shared/resources/resource.ts'
import { checkImageEdit } from './check-edit.ts'
import { followImageEdits } from './follow-edit.ts'
import { lockForEdits } from './lock-for-edits.ts'
import { findOwnImages, isOwnImage, OWN_ART } from './ownership.ts'
import { placePicture } from './pictures.ts'
import { IMAGE_ROWS } from './record-fields.ts'
import { readImageRecords } from './record-views.ts'
import { placeOnLists } from './static-tags.ts'

/** Images as staff list and edit them (contract.ts); visitors have `GET /content/images/{id}/`. */
export const images: Resource = {
  name: 'image',
  title: 'Image',
  description: 'Images that can be had as prints.',
  ...IMAGE_ROWS,
  isMade: false,
  isDeleted: false,
  isForStaff: true,
  orderings: {
    created: { sql: 'r.seq', type: 'bigint', isUnique: true },
    updated: { sql: 'r.updated_at', type: 'timestamptz' },
    title: { sql: 'r.title_folded', type: 'text' },
    artist: { sql: 'r.artist_folded', type: 'text' },
    price: { sql: 'r.price', type: 'integer' },
  },
  defaultOrdering: '-created',
  // There are 2^20 places for every second (write-images.ts).
  madeBy: (param) =>
    `r.seq < (floor(extract(epoch from ${param}::timestamptz))::bigint + 62135596801) << 20
     and r.created_at <= ${param}::timestamptz`,
  otherOrderings: { modified: 'updated' },
  filters: { published: booleanFilter('Published', 'published') },
  // A list finds words by the index of searches (image-list).
  search: () => null,
  asks: z.object({}),
  views: readImageRecords,
  lock: lockForEdits,
  own: { find: findOwnImages, words: OWN_ART },
  async check(tx, edit) {
    checkImageEdit(edit)
    if (edit.changed.includes('withdrawn')) await expectArtist(tx, edit)
  },
  follow: followImageEdits,
  async writeElsewhere({ tx, id }, values) {
    await placeOnLists(tx, id, values)
    await placePicture(tx, id, values)
  },
}

/** Whoever reverts an edit does not bring back what its artist has withdrawn, or the other way round. */
async function expectArtist(
  tx: Queryable,
  { id, actor }: { id: RecordId | null; actor: string },
): Promise<void> {
  if (!(await isOwnImage(tx, actor, `${id}`))) throw invalid({ withdrawn: [WITHDRAWN] })
}
