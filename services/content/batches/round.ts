import type { Queryable } from '#services/shared/database/driver.ts'
import { carryOut } from '#services/shared/resources/carry-out.ts'
import { type Found, findRecords, lockRecords } from '#services/shared/resources/found.ts'
import type { By, Resource } from '#services/shared/resources/resource.ts'
import { prefixOf } from '#services/shared/resources/stream.ts'
import { followEdits, type WrittenEdit } from '#services/shared/resources/write.ts'
import { type Decision, decideItem, refusalOf } from './decide-item.ts'
import { type ItemNews, newsOf } from './item-news.ts'
import { type Batch, settleItems } from './store.ts'

/** Records of one round, which is one transaction. */
export const ROUND = 200

interface WaitingItem {
  place: number
  record: string
  began: number
}

/**
 * Carries a batch out for the next of its records, each of which no other process has taken, and answers how
 * many those were. What became of each is written in the transaction of its edit, so that a kill leaves no
 * record half done and none is done twice.
 */
export async function runRound(
  tx: Queryable,
  resource: Resource,
  { id, action }: Pick<Batch, 'id' | 'action'>,
  by: By,
): Promise<number> {
  const items = await tx.query<WaitingItem>(
    `select place, record, began from content.batch_item where batch = $1 and outcome = 'waiting'
     order by place limit ${ROUND} for update skip locked`,
    [id],
  )
  if (items.length === 0) return 0
  const ids = items.map(({ record }) => record)
  await lockRecords(tx, resource, ids)
  const records = await findRecords(tx, resource, ids.map(toId(resource)), by.at)
  const byId = new Map(records.map((found) => [`${found.id}`, found]))
  const [news, edits]: [ItemNews[], WrittenEdit[]] = [[], []]
  for (const { place, record, began } of items) {
    const found = byId.get(record)
    const { decision, edit } = await carryOutItem(
      tx,
      resource,
      found,
      decideItem(resource, action, found, began),
      by,
    )
    const written = edit && { stream: `${prefixOf(resource)}${record}`, version: edit.version }
    news.push(newsOf(decision, { place, ...(written && { written }) }))
    if (edit) edits.push(edit)
  }
  await followEdits(tx, resource, edits, by)
  await settleItems(tx, id, news)
  return items.length
}

const toId =
  ({ idType }: Resource) =>
  (record: string) =>
    idType === 'int' ? Number(record) : record

/** A type's own rules refuse before anything is written, so that the round goes on. */
async function carryOutItem(
  tx: Queryable,
  resource: Resource,
  found: Found | undefined,
  decision: Decision,
  by: By,
): Promise<{ decision: Decision; edit?: WrittenEdit }> {
  if (!found || decision.outcome !== 'change') return { decision }
  try {
    const [edit] = await carryOut(tx, resource, found, decision.plan, decision.reverts, by)
    return { decision, ...(edit && { edit }) }
  } catch (error) {
    return { decision: refusalOf(error) }
  }
}
