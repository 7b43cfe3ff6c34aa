import type { Queryable } from '#services/shared/database/driver.ts'
import type { Values } from '#services/shared/resources/contract.ts'
import { changesBetween } from '#services/shared/resources/events.ts'
import { readNames } from '#services/shared/resources/people.ts'
import type { Resource } from '#services/shared/resources/resource.ts'
import { prefixOf } from '#services/shared/resources/stream.ts'
import type { BatchItemList, BatchItemView, Outcome } from './contract.ts'
import type { Batch } from './store.ts'

/** Which of a batch's records are asked for. */
export interface ItemsAsked {
  outcome?: Outcome | undefined
  isNew?: boolean | null | undefined
  reason?: string | undefined
  /** After the item of this place. */
  after: number
  limit: number
}

interface ItemRow extends Omit<BatchItemView, 'changed_at' | 'changes'> {
  changed_at: Date | null
  asked: Values | null
  was: Values | null
}

/** Reads a stretch of what became of a batch's records, in their order. */
export async function readItems(
  db: Queryable,
  resource: Resource,
  { id }: Pick<Batch, 'id'>,
  { outcome, isNew, reason, after, limit }: ItemsAsked,
): Promise<BatchItemList> {
  const { schema, table, idType } = resource
  const rows = await db.query<ItemRow>(
    `select i.place, i.record, i.label, i.outcome, i.reason, i.changed_by, i.changed_at, i.row, i.is_new, i.asked,
       i.was, i.record is not null and not (r.id is null and (i.is_new or i.outcome = 'changed'))
         and r.version is distinct from case when i.stream = $7 || i.record then i.version else i.began end as edited_since
     from content.batch_item i left join ${schema}.${table} r on r.id = i.record::${idType}
     where i.batch = $1 and i.place > $2 and ($3::text is null or i.outcome = $3)
       and ($4::text is null or i.reason = $4) and ($5::boolean is null or i.is_new = $5)
     order by i.place limit $6`,
    [id, after, outcome ?? null, reason ?? null, isNew ?? null, limit + 1, prefixOf(resource)],
  )
  const page = rows.slice(0, limit)
  const nameOf = await readNames(
    db,
    schema,
    page.flatMap(({ changed_by }) => (changed_by === null ? [] : [changed_by])),
  )
  const results = page.map(({ changed_by, changed_at, asked, was, ...item }) => ({
    ...item,
    changes: changesBetween(was ?? {}, asked ?? {}, Object.keys(asked ?? {})),
    changed_by: changed_by === null ? null : nameOf(changed_by),
    changed_at: changed_at?.toISOString() ?? null,
  }))
  return { results, next: rows.length > limit ? (page.at(-1)?.place ?? null) : null }
}
