import type { Queryable } from '#services/shared/database/driver.ts'
import type { By } from '#services/shared/resources/resource.ts'
import { itemNewsOf, type PlannedItem } from './item-news.ts'
import type { Wanted, Work } from './work.ts'

/** Says what a batch would make of records, by the rules that run it, and writes nothing of them. */
export async function planItems(
  tx: Queryable,
  work: Work,
  wanted: readonly Wanted[],
  by: By,
): Promise<PlannedItem[]> {
  const items: PlannedItem[] = []
  for (let from = 0; from < wanted.length; from += work.most) {
    const part = wanted.slice(from, from + work.most)
    const judged = await work.plan(tx, part, by)
    for (const [index, { label, began, verdict }] of judged.entries())
      items.push({
        ...itemNewsOf(verdict, from + index),
        record: `${part[index]?.id}`,
        label,
        began,
        row: null,
        asked: null,
        was: null,
        is_new: false,
      })
  }
  return items
}
