import type { Queryable } from '#services/shared/database/driver.ts'

/**
 * Answers, for each of these entries, the other entries of the same kind and number. It compares marks, and
 * opens nothing; while keys are being replaced, entries under two of them are not seen to be the same.
 */
export async function findSame(db: Queryable, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db.query<{ id: string; other: string }>(
    `select mine.id, other.id as other from main.vault mine
     join main.vault other on other.mark = mine.mark and other.id <> mine.id
     where mine.id in (select json_array_elements_text($1::json)) order by mine.id, other.id`,
    [JSON.stringify(ids)],
  )
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, same]) => [id, same.map(({ other }) => other)]),
  )
}
