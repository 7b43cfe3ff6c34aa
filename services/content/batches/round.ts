import type { Queryable } from '#services/shared/database/driver.ts'
import type { Values } from '#services/shared/resources/contract.ts'
import { lockRecords } from '#services/shared/resources/found.ts'
import { parseId } from '#services/shared/resources/record-id.ts'
import type { By, Resource } from '#services/shared/resources/resource.ts'
import { prefixOf } from '#services/shared/resources/stream.ts'
import { followEdits, writeEdits } from '#services/shared/resources/write.ts'
import { decideItems } from './decide-items.ts'
import { itemNewsOf } from './item-news.ts'
import { type Batch, settleItems } from './store.ts'

/** Records of one round, which is one transaction. */
export const ROUND = 200

interface WaitingItem {
  place: number
  record: string
  began: number
  asked: Values | null
  is_new: boolean
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
    `select place, record, began, asked, is_new from content.batch_item where batch = $1 and outcome = 'waiting'
     order by place limit ${ROUND} for update skip locked`,
    [id],
  )
  if (items.length === 0) return 0
  const ids = items.map(({ record }) => record)
  await lockRecords(tx, resource, ids)
  const wanted = items.map(({ record, place: _, ...told }) => ({ id: parseId(resource, record), ...told }))
  const decided = await decideItems(tx, resource, action, wanted, by)
  const news = decided.flatMap(({ decision }) => (decision.outcome === 'change' ? [decision.news] : []))
  const edits = await writeEdits(tx, resource, news, by)
  await followEdits(tx, resource, edits, by)
  const versions = new Map(edits.map((edit) => [`${edit.id}`, edit.version]))
  const settled = items.flatMap(({ place, record }, index) => {
    const [decision, version] = [decided[index]?.decision, versions.get(record)]
    const written = version === undefined ? null : { stream: `${prefixOf(resource)}${record}`, version }
    return decision ? [itemNewsOf(decision, place, written)] : []
  })
  await settleItems(tx, id, settled)
  return items.length
}
