import type { Queryable } from '#services/shared/database/driver.ts'
import { PICTURES_A_FILE } from './contract.ts'

/** Rows read at once: other requests come between. */
const BATCH = 5_000

/** What the shop has of its own: others have the pages of the third-party source too. */
const OWN = "published and publisher <> 'GET'"

/**
 * Where each file begins: after these ids. Walked file by file, so that no one query goes over the whole
 * catalogue.
 */
export async function readFileStarts(db: Queryable): Promise<string[]> {
  const starts: string[] = []
  let after: string | undefined = ''
  while (after !== undefined) {
    const [first] = await db.query<{ id: string }>(
      `select id from content.images where id > $1 and ${OWN} order by id limit 1`,
      [after],
    )
    if (!first) return starts
    starts.push(after)
    const [last]: { id: string }[] = await db.query<{ id: string }>(
      `select id from content.images where id > $1 and ${OWN} order by id limit 1 offset $2`,
      [after, PICTURES_A_FILE - 1],
    )
    after = last?.id
  }
  return starts
}

/** The lines of one file, as contract.ts has them, batch by batch. */
export async function* readLines(db: Queryable, start: string): AsyncGenerator<string> {
  let after = start
  for (let read = 0; read < PICTURES_A_FILE; read += BATCH) {
    const rows = await db.query<{ id: string; day: string }>(
      `select id, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD') as day
       from content.images where id > $1 and ${OWN} order by id limit $2`,
      [after, BATCH],
    )
    yield rows.map(({ id, day }) => `${id}\t${day}\n`).join('')
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = last.id
  }
}
