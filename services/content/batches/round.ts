import type { Queryable } from '#services/shared/database/driver.ts'
import type { Values } from '#services/shared/resources/contract.ts'
import { parseId } from '#services/shared/resources/record-id.ts'
import type { Registry } from '#services/shared/resources/registry.ts'
import type { By } from '#services/shared/resources/resource.ts'
import { itemNewsOf } from './item-news.ts'
import { type Batch, settleItems } from './store.ts'
import { workOf } from './work-of.ts'

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
  resources: Registry,
  { id, resource: name, action }: Pick<Batch, 'id' | 'resource' | 'action'>,
  by: By,
): Promise<number> {
  const resource = resources.named(name)
  const items = await tx.query<WaitingItem>(
    `select place, record, began, asked, is_new from content.batch_item where batch = $1 and outcome = 'waiting'
     order by place limit ${ROUND} for update skip locked`,
    [id],
  )
  if (items.length === 0) return 0
  const wanted = items.map(({ record, place: _, ...told }) => ({ id: parseId(resource, record), ...told }))
  const done = await workOf(resources, resource, action).carryOut(tx, wanted, by)
  const settled = items.flatMap(({ place }, index) => {
    const each = done[index]
    return each ? [itemNewsOf(each.verdict, place, each.written)] : []
  })
  await settleItems(tx, id, settled)
  return items.length
}
