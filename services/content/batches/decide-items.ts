import type { Queryable } from '#services/shared/database/driver.ts'
import { newsOfDeletion, newsOfNew } from '#services/shared/resources/beginning.ts'
import { newsOf } from '#services/shared/resources/carry-out.ts'
import { type Found, findRecords } from '#services/shared/resources/found.ts'
import type { RecordId } from '#services/shared/resources/keyset.ts'
import { findOwn } from '#services/shared/resources/own.ts'
import type { By, Resource } from '#services/shared/resources/resource.ts'
import { findTaken } from '#services/shared/resources/taken.ts'
import type { News } from '#services/shared/resources/write.ts'
import type { RecordAction } from './contract.ts'
import { type Decision, decideItem } from './decide-item.ts'
import { type Refused, refusalOf, refuse } from './verdict.ts'
import type { Wanted } from './work.ts'

export interface DecidedItem {
  found: Found | undefined
  began: number
  decision: { outcome: 'same' } | Refused | { outcome: 'change'; news: News }
}

/**
 * Decides what becomes of records, in their order: the same in the dry run, which writes nothing of it, and
 * in the run. `claimed` holds what records before them want for themselves alone, and takes what these want.
 */
export async function decideItems(
  tx: Queryable,
  resource: Resource,
  action: RecordAction,
  wanted: readonly Wanted[],
  by: By,
  claimed: Set<string> = new Set(),
): Promise<DecidedItem[]> {
  const ids = wanted.map(({ id }) => id)
  const records = await findRecords(tx, resource, ids, by.at)
  const byId = new Map(records.map((found) => [found.id, found]))
  const own = await findOwn(tx, resource, ids, by.user)
  const decided: DecidedItem[] = []
  for (const { id, began = byId.get(id)?.version ?? 0, ...told } of wanted) {
    const found = byId.get(id)
    const said = sayOf(resource, id, found, decideItem(resource, action, found, { ...told, began }), by)
    const refused = 'news' in said ? await findRefusal(tx, resource, said.news, by, own) : null
    decided.push({ found, began, decision: refused ?? said })
  }
  return refuseTaken(tx, resource, decided, claimed)
}

/** Says as an event what was decided. */
function sayOf(
  resource: Resource,
  id: RecordId,
  found: Found | undefined,
  decision: Decision,
  by: By,
): DecidedItem['decision'] {
  if (decision.outcome === 'same' || decision.outcome === 'refused') return decision
  if (decision.outcome === 'make')
    return { outcome: 'change', news: newsOfNew(resource, id, decision.values, by) }
  if (!found) return { outcome: 'same' }
  const news =
    decision.outcome === 'delete'
      ? newsOfDeletion(found, by)
      : newsOf(found, decision.plan, decision.reverts, by)
  return { outcome: 'change', news }
}

/** Asks also what the record's type refuses whenever it is written, and whether it is the author's own. */
async function findRefusal(
  tx: Queryable,
  resource: Resource,
  { id, before, after, changed }: News,
  { user, at }: By,
  own: ReadonlySet<RecordId>,
): Promise<Refused | null> {
  if (resource.own && own.has(id)) return refuse(resource.own.words)
  try {
    await resource.check?.(tx, { id, before, after, changed, at, actor: user.user_id })
    return null
  } catch (error) {
    return refusalOf(error)
  }
}

/** Refuses those that want what no two may share and another has. */
async function refuseTaken(
  tx: Queryable,
  resource: Resource,
  decided: DecidedItem[],
  claimed: Set<string>,
): Promise<DecidedItem[]> {
  const { unique } = resource
  if (!unique) return decided
  const all = decided.flatMap(({ decision }) => ('news' in decision ? [decision.news] : []))
  const taken = await findTaken(tx, resource, all, claimed)
  return decided.map((item) =>
    'news' in item.decision && taken.has(item.decision.news.id)
      ? { ...item, decision: refuse(unique.message) }
      : item,
  )
}
