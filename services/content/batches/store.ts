import type { Queryable } from '#services/shared/database/driver.ts'
import type { Action, BatchState } from './contract.ts'
import type { ItemNews, PlannedItem } from './item-news.ts'

/** A batch as its row says. */
export interface Batch {
  id: number
  resource: string
  action: Action
  state: BatchState
  /** user uuid */
  author: string
  planned_at: Date
  confirmed_at: Date | null
  ended_at: Date | null
  stopped_because: 'asked' | 'rights' | null
  /** user uuid */
  stopped_by: string | null
  undone_by: number | null
  /** Rows of a file that are the same already, and are no items. */
  unlisted: number
}

export const BATCH_COLUMNS = `b.id, b.resource, b.action, b.state, b.author, b.planned_at, b.confirmed_at, b.ended_at,
  b.stopped_because, b.stopped_by, b.unlisted,
  (select u.id from content.batches u where u.action ->> 'batch' = b.id::text and u.action ->> 'type' = 'undo'
   and u.state <> 'expired') as undone_by`

export async function findBatch(db: Queryable, id: number): Promise<Batch | undefined> {
  const [batch] = await db.query<Batch>(`select ${BATCH_COLUMNS} from content.batches b where b.id = $1`, [
    id,
  ])
  return batch
}

/**
 * Locks a batch whose state is to change. Rounds that are under way go on: they lock no more than its key.
 */
export async function lockBatch(tx: Queryable, id: number): Promise<Batch | undefined> {
  await tx.query('select from content.batches where id = $1 for no key update', [id])
  return findBatch(tx, id)
}

interface PlannedBatch extends Pick<Batch, 'resource' | 'action' | 'author'> {
  at: Date
  unlisted?: number
}

/** Items of a file may be long: so many are written at once. */
const MOST_WRITTEN = 1_000

/** Writes a batch as it was planned, and answers its id. */
export async function addBatch(
  tx: Queryable,
  { resource, action, author, at, unlisted = 0 }: PlannedBatch,
  items: readonly PlannedItem[],
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    `insert into content.batches (resource, action, state, author, planned_at, total, unlisted)
     values ($1, $2, 'planned', $3, $4, $5, $6) returning id`,
    [resource, JSON.stringify(action), author, at, items.length + unlisted, unlisted],
  )
  if (!row) throw new Error('A batch was not written.')
  const columns =
    'place, record, label, began, outcome, reason, changed_by, changed_at, row, asked, was, is_new'
  for (let from = 0; from < items.length; from += MOST_WRITTEN)
    await tx.query(
      `insert into content.batch_item (batch, ${columns})
       select $1, ${columns} from json_populate_recordset(null::content.batch_item, $2::json)`,
      [row.id, JSON.stringify(items.slice(from, from + MOST_WRITTEN))],
    )
  return row.id
}

/** Writes what became of records, each of which was waiting. */
export async function settleItems(tx: Queryable, batch: number, news: readonly ItemNews[]): Promise<void> {
  await tx.query(
    `update content.batch_item i set outcome = n.outcome, reason = n.reason, changed_by = n.changed_by,
       changed_at = n.changed_at, stream = n.stream, version = n.version
     from json_populate_recordset(null::content.batch_item, $2::json) n
     where i.batch = $1 and i.place = n.place and i.outcome = 'waiting'`,
    [batch, JSON.stringify(news)],
  )
}
