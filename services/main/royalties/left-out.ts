import type { Queryable } from '#services/shared/database/driver.ts'
import type { LeftOut, LeftOutView } from './contract.ts'

/** Lists lines of which nobody gets anything, the newest first; all of them where `reason` is null. */
export async function listLeftOut(
  db: Queryable,
  { reason, limit, offset }: { reason: LeftOut | null; limit: number; offset: number },
): Promise<{ count: number; lines: LeftOutView[] }> {
  const where = 'left_out is not null and ($1::text is null or left_out = $1)'
  const [row] = await db.query<{ count: number }>(
    `select count(*) as count from main.royalty_line where ${where}`,
    [reason],
  )
  const lines = await db.query<Omit<LeftOutView, 'placed_at'> & { placed_at: Date }>(
    `select order_id, line, image_id, name, artist, left_out as reason, royalty_code, base, placed_at
     from main.royalty_line where ${where} order by placed_at desc, id limit $2 offset $3`,
    [reason, limit, offset],
  )
  return {
    count: row?.count ?? 0,
    lines: lines.map((line) => ({ ...line, placed_at: line.placed_at.toISOString() })),
  }
}
