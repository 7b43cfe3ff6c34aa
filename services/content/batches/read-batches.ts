import type { Queryable } from '#services/shared/database/driver.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { readNames } from '#services/shared/resources/people.ts'
import type { BatchCounts, BatchList, BatchView, Outcome } from './contract.ts'
import { BATCH_COLUMNS, type Batch, findBatch } from './store.ts'

type Listed = BatchList['results'][number]

/** Reads a batch. Throws 404. */
export async function readBatch(db: Queryable, id: number): Promise<BatchView> {
  const batch = await findBatch(db, id)
  if (!batch) throw notFound()
  const [view] = await viewsOf(db, [batch])
  if (!view) throw notFound()
  return { ...view, reasons: await readReasons(db, id) }
}

/** Reads confirmed batches, the newest first, before that of an id. */
export async function listBatches(
  db: Queryable,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<BatchList> {
  const batches = await db.query<Batch>(
    `select ${BATCH_COLUMNS} from content.batches b
     where b.confirmed_at is not null and ($1::int is null or b.id < $1) order by b.id desc limit $2`,
    [before ?? null, limit + 1],
  )
  const page = batches.slice(0, limit)
  return {
    results: await viewsOf(db, page),
    next: batches.length > limit ? (page.at(-1)?.id ?? null) : null,
  }
}

async function viewsOf(db: Queryable, batches: readonly Batch[]): Promise<Listed[]> {
  const counted = await db.query<{ batch: number; outcome: Outcome; count: number; made: number }>(
    `select batch, outcome, count(*)::int as count, (count(*) filter (where is_new))::int as made
     from content.batch_item
     where batch = any($1::int[]) group by batch, outcome`,
    [batches.map(({ id }) => id)],
  )
  const people = batches.flatMap(({ author, stopped_by }) => [author, ...(stopped_by ? [stopped_by] : [])])
  const nameOf = await readNames(db, 'content', people)
  return batches.map((batch) => {
    const counts: BatchCounts = { waiting: 0, changed: 0, made: 0, same: batch.unlisted, refused: 0 }
    for (const { outcome, count, made } of counted.filter((each) => each.batch === batch.id)) {
      counts[outcome] += count
      if (outcome === 'waiting' || outcome === 'changed') counts.made += made
    }
    return viewOf(batch, counts, nameOf)
  })
}

const viewOf = (
  { author, planned_at, confirmed_at, ended_at, stopped_because, stopped_by, unlisted: _, ...batch }: Batch,
  counts: BatchCounts,
  nameOf: (actor: string) => string | null,
): Listed => ({
  ...batch,
  author: nameOf(author),
  planned_at: planned_at.toISOString(),
  confirmed_at: confirmed_at?.toISOString() ?? null,
  ended_at: ended_at?.toISOString() ?? null,
  stopped: stopped_because && { because: stopped_because, by: stopped_by && nameOf(stopped_by) },
  counts,
})

const MOST_REASONS = 100

const readReasons = (db: Queryable, id: number): Promise<BatchView['reasons']> =>
  db.query(
    `select reason, count(*)::int as count from content.batch_item where batch = $1 and outcome = 'refused'
     group by reason order by count desc, reason limit ${MOST_REASONS}`,
    [id],
  )
