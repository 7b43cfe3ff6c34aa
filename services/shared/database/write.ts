import type { Queryable } from './driver.ts'

/** A statement that changes one table, kept to be sent with others. */
export interface Write {
  /** `insert`, `update` or `delete`, with `$1` parameters and without `returning`. */
  sql: string
  params: readonly unknown[]
}

/**
 * Sends writes as one statement and answers how many rows each has written. All see the tables as they were
 * before, in no order: no two may write the same row. Throws DatabaseError.
 */
export async function writeTogether(tx: Queryable, writes: readonly Write[]): Promise<number[]> {
  const params: unknown[] = []
  const named = writes.map(({ sql, params: own }, at) => {
    const before = params.length
    params.push(...own)
    const numbered = sql.replace(/\$(\d+)/g, (_, number) => `$${Number(number) + before}`)
    return `write_${at} as (${numbered} returning 1)`
  })
  const counts = writes.map((_, at) => `(select count(*) from write_${at})`)
  const [row] = await tx.query<{ written: number[] }>(
    `with ${named.join(',\n')}\nselect json_build_array(${counts.join(', ')}) as written`,
    params,
  )
  return row?.written ?? []
}
