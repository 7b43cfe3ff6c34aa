import type { Queryable } from '#services/shared/database/driver.ts'
import { labelOf } from '#services/shared/resources/labels.ts'
import type { By, Resource } from '#services/shared/resources/resource.ts'
import type { Action } from './contract.ts'
import { decideItems, type Wanted } from './decide-items.ts'
import { itemNewsOf, type PlannedItem } from './item-news.ts'

/** Reads so many records at once. */
const MOST_READ = 1_000

/** Says what a batch would make of records, by the rules that run it, and writes nothing of them. */
export async function planItems(
  tx: Queryable,
  resource: Resource,
  action: Action,
  wanted: readonly Wanted[],
  by: By,
): Promise<PlannedItem[]> {
  const items: PlannedItem[] = []
  for (let from = 0; from < wanted.length; from += MOST_READ) {
    const part = wanted.slice(from, from + MOST_READ)
    const decided = await decideItems(tx, resource, action, part, by)
    for (const [index, { found, began, decision }] of decided.entries()) {
      const news = itemNewsOf(decision, from + index)
      items.push({
        ...news,
        record: `${part[index]?.id}`,
        label: found ? labelOf(resource, found.values) : '',
        began,
        row: null,
        asked: null,
        was: null,
        is_new: false,
      })
    }
  }
  return items
}
