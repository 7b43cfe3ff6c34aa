import type { Queryable } from '#services/shared/database/driver.ts'
import type { Plan } from '#services/shared/resources/decisions.ts'
import { type Found, findRecords } from '#services/shared/resources/found.ts'
import type { RecordId } from '#services/shared/resources/keyset.ts'
import type { By, Resource } from '#services/shared/resources/resource.ts'
import type { BatchAction } from './contract.ts'
import { type Decision, decideItem, refusalOf } from './decide-item.ts'
import { newsOf, type PlannedItem } from './item-news.ts'

/** A record that a batch is to take, with the version that it goes by where that is not the record's now. */
export interface Wanted {
  id: RecordId
  began?: number
}

/** Reads so many records at once. */
const MOST_READ = 1_000

/** Says what a batch would make of records, by the rules that run it, and writes nothing of them. */
export async function planItems(
  tx: Queryable,
  resource: Resource,
  action: BatchAction,
  wanted: readonly Wanted[],
  by: By,
): Promise<PlannedItem[]> {
  const items: PlannedItem[] = []
  for (let from = 0; from < wanted.length; from += MOST_READ) {
    const part = wanted.slice(from, from + MOST_READ)
    const records = await findRecords(
      tx,
      resource,
      part.map(({ id }) => id),
      by.at,
    )
    const byId = new Map(records.map((found) => [found.id, found]))
    for (const { id, began = byId.get(id)?.version ?? 0 } of part) {
      const found = byId.get(id)
      const decision = await checkDecision(
        tx,
        resource,
        found,
        decideItem(resource, action, found, began),
        by,
      )
      const news = newsOf(decision, { place: items.length })
      items.push({ ...news, record: `${id}`, label: labelOf(resource, found), began })
    }
  }
  return items
}

/** Refuses also what the record's type refuses when it is written. */
async function checkDecision(
  tx: Queryable,
  resource: Resource,
  found: Found | undefined,
  decision: Decision,
  { user, at }: By,
): Promise<Decision> {
  if (!found || decision.outcome !== 'change' || !resource.check) return decision
  const edit = editOf(found, decision.plan)
  try {
    await resource.check(tx, { ...edit, at, actor: user.user_id })
    return decision
  } catch (error) {
    return refusalOf(error)
  }
}

const editOf = ({ id, values: before }: Found, { changes }: Plan) => ({
  id,
  before,
  after: { ...before, ...changes },
  changed: Object.keys(changes),
})

/** Forms begin with what a record is called. */
function labelOf({ fields }: Resource, found: Found | undefined): string {
  const [name = ''] = Object.keys(fields)
  return `${found?.values[name] ?? ''}`
}
