import type { Queryable } from '#services/shared/database/driver.ts'
import type { UsageMonth, UsageRow } from './contract.ts'

export interface UsageQuery {
  by: 'image' | 'artist'
  from: string
  to: string
  artist?: number | undefined
  ordering: string
  limit: number
  offset: number
}

const SOLD = `accrued_on between $1::date and $2::date and state <> 'reversed'
  and ($3::int is null or artist_id = $3)`

const GROUPED = { image: 'image_id, artist_id', artist: 'artist_id' } as const

/** Lists what was sold, by image or by artist. */
export async function listUsage(
  db: Queryable,
  { by, from, to, artist, ordering, limit, offset }: UsageQuery,
): Promise<{ count: number; data: UsageRow[] }> {
  const [column, way] = ordering.startsWith('-') ? [ordering.slice(1), 'desc'] : [ordering, 'asc']
  const rows = await db.query<UsageRow & { count: number }>(
    `select ${by === 'image' ? 'image_id' : 'null'} as image,
       (array_agg(name order by placed_at desc))[1] as name, artist_id as artist,
       (array_agg(artist order by placed_at desc))[1] as artist_name,
       count(*)::int as lines, sum(quantity)::int8 as quantity, sum(base)::int8 as sales,
       sum(royalty)::int8 as royalty, (count(*) over ())::int as count
     from main.royalty_line where ${SOLD} group by ${GROUPED[by]}
     order by ${column} ${way}, ${GROUPED[by]} limit $4 offset $5`,
    [from, to, artist ?? null, limit, offset],
  )
  return { count: rows[0]?.count ?? 0, data: rows.map(({ count: _, ...row }) => row) }
}

/** Answers what was sold by month, months of nothing too. */
export const readUsageMonths = (
  db: Queryable,
  {
    from,
    to,
    artist,
    image,
  }: { from: string; to: string; artist?: number | undefined; image?: string | undefined },
): Promise<UsageMonth[]> =>
  db.query<UsageMonth>(
    `select to_char(month, 'YYYY-MM') as month, coalesce(sum(quantity), 0)::int8 as quantity,
       coalesce(sum(base), 0)::int8 as sales, coalesce(sum(royalty), 0)::int8 as royalty
     from generate_series(date_trunc('month', $1::date::timestamp), $2::date::timestamp, '1 month') as month
     left join main.royalty_line as line on date_trunc('month', accrued_on::timestamp) = month and ${SOLD}
       and ($4::text is null or image_id = $4)
     group by month order by month`,
    [from, to, artist ?? null, image ?? null],
  )
