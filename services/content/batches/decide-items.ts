import type { Queryable } from '#services/shared/database/driver.ts'
import { newsOf } from '#services/shared/resources/carry-out.ts'
import { type Found, findRecords } from '#services/shared/resources/found.ts'
import type { By, Resource } from '#services/shared/resources/resource.ts'
import type { News } from '#services/shared/resources/write.ts'
import type { EditAction, UndoAction } from './contract.ts'
import { type Decision, decideItem } from './decide-item.ts'
import { type Refused, refusalOf } from './verdict.ts'
import type { Wanted } from './work.ts'

export interface DecidedItem {
  found: Found | undefined
  began: number
  decision: Exclude<Decision, { outcome: 'change' }> | { outcome: 'change'; news: News }
}

/**
 * Decides what becomes of records, in their order: the same in the dry run, which writes nothing of it, and
 * in the run.
 */
export async function decideItems(
  tx: Queryable,
  resource: Resource,
  action: EditAction | UndoAction,
  wanted: readonly Wanted[],
  by: By,
): Promise<DecidedItem[]> {
  const ids = wanted.map(({ id }) => id)
  const records = await findRecords(tx, resource, ids, by.at)
  const byId = new Map(records.map((found) => [found.id, found]))
  const decided: DecidedItem[] = []
  for (const { id, began = byId.get(id)?.version ?? 0 } of wanted) {
    const found = byId.get(id)
    const decision = decideItem(resource, action, found, began)
    if (!found || decision.outcome !== 'change') {
      decided.push({ found, began, decision: decision.outcome === 'change' ? { outcome: 'same' } : decision })
      continue
    }
    const news = newsOf(found, decision.plan, decision.reverts, by)
    const refused = await findRefusal(tx, resource, news, by)
    decided.push({ found, began, decision: refused ?? { outcome: 'change', news } })
  }
  return decided
}

/** Asks also what the record's type refuses whenever it is written. */
async function findRefusal(
  tx: Queryable,
  resource: Resource,
  { id, before, after, changed }: News,
  { user, at }: By,
): Promise<Refused | null> {
  try {
    await resource.check?.(tx, { id, before, after, changed, at, actor: user.user_id })
    return null
  } catch (error) {
    return refusalOf(error)
  }
}
