import type { Queryable } from '#services/shared/database/driver.ts'
import { invalid } from '#services/shared/http/problem.ts'
import { newsOfNew, takeIds } from '#services/shared/resources/beginning.ts'
import { changeRecord, editRecord } from '#services/shared/resources/commands.ts'
import type { ChangedField, Values } from '#services/shared/resources/contract.ts'
import { isSame } from '#services/shared/resources/events.ts'
import { baseOf, findRecord } from '#services/shared/resources/found.ts'
import { addNames, editConflict } from '#services/shared/resources/refusals.ts'
import type { By } from '#services/shared/resources/resource.ts'
import { changerOf as changerOfImage } from '#services/shared/resources/state.ts'
import { followEdits, writeNews } from '#services/shared/resources/write.ts'
import { lockForEdits } from '../images/lock-for-edits.ts'
import { images } from '../images/resource.ts'
import { uploads } from '../uploads/records/resource.ts'
import { artChanges } from './art-changes.ts'
import { countOf, lockAsks, overlay, waitingAt, waitingOf } from './asks.ts'
import { decideTexts } from './decide-texts.ts'
import { findListed } from './review-list.ts'
import { textsOf, works } from './work-fields.ts'

/**
 * Edits what an artist says of a work, from the version that they began from. What is for sale keeps its
 * texts where a word of the new ones is on the review list, and these wait for staff. Answers what others
 * have changed since. Throws 400 by field, 404, and 409 with the conflicts.
 */
export async function editWork(
  tx: Queryable,
  id: string,
  { version, sent }: { version: number; sent: Values },
  by: By,
): Promise<ChangedField[]> {
  await lockForEdits(tx)
  // Two tabs edit one after another, also where nothing waits that could be locked.
  await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`content.art.${id}`])
  const asks = await lockAsks(tx, id)
  const found = await findRecord(tx, images, id, by.at)
  const waiting = waitingOf(asks)
  const began = baseOf(found, version - countOf(asks, version))
  if (!began) throw invalid({ version: ['This record doesn’t have that version.'] })
  const now = overlay({ ...textsOf(found.values) }, waiting)
  const base = overlay({ ...textsOf(began) }, waitingAt(asks, version))
  const changerOf = (field: string) =>
    isSame(began[field], found.values[field])
      ? { actor: waiting?.account ?? 'system', at: (waiting?.created_at ?? by.at).toISOString() }
      : changerOfImage(found.state, field)
  const plan = decideTexts({ now, base, sent }, changerOf)
  if (plan.conflicts.length > 0) {
    const conflicts = { version: found.version + countOf(asks), conflicts: plan.conflicts }
    throw await editConflict(tx, works, conflicts)
  }
  if (Object.keys(plan.changes).length > 0) {
    const inShop: Values = { ...textsOf(found.values) }
    const wanted = { ...now, ...plan.changes }
    const changes = Object.fromEntries(
      Object.entries(wanted).filter(([name, value]) => !isSame(value, inShop[name])),
    )
    const isPublic = found.values.published === true || found.values.withdrawn === true
    const words = isPublic ? findListed(Object.values(changes).flatMap(toText)) : []
    if (waiting) await changeRecord(tx, artChanges, waiting.id, () => ({ decision: 'replaced' }), by)
    if (words.length > 0) await ask(tx, id, { changes, words }, by)
    else await editRecord(tx, images, id, { version: undefined, sent: changes }, by)
    // What is withdrawn waits for nobody: it would come back without staff having seen it.
    if (found.values.withdrawn !== true) await waitAgain(tx, id, by)
  }
  return addNames(tx, 'content', plan.merged)
}

const toText = (value: Values[string] | undefined): string[] =>
  Array.isArray(value) ? value.map(String) : [`${value ?? ''}`]

/** Keeps texts for staff to decide on. */
async function ask(
  tx: Queryable,
  image: string,
  { changes, words }: { changes: Values; words: readonly string[] },
  by: By,
): Promise<void> {
  const [id] = await takeIds(tx, artChanges, 1)
  if (id === undefined) throw new Error('Changes of works make no ids.')
  const [counted] = await tx.query<{ version: number }>(
    `select version + (select count(*) + count(decided_version) from content.art_changes where image_id = $1)::int as version
     from content.images where id = $1`,
    [image],
  )
  const values = {
    title: null,
    caption: null,
    keywords: null,
    ...changes,
    image,
    words,
    decision: 'waiting',
    asked_by: by.user.user_id,
    asked_version: (counted?.version ?? 0) + 1,
  }
  const news = newsOfNew(artChanges, id, values, {})
  await followEdits(tx, artChanges, [await writeNews(tx, artChanges, news, by)], by)
}

/** What staff have refused waits for them again, once its artist has changed it. */
async function waitAgain(tx: Queryable, image: string, by: By): Promise<void> {
  const [refused] = await tx.query<{ id: number }>(
    `select id from content.uploads where image_id = $1 and refusal <> ''`,
    [image],
  )
  if (refused) await changeRecord(tx, uploads, refused.id, () => ({ refusal: '' }), by)
}
