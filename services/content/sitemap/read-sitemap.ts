import type { Queryable } from '#services/shared/database/driver.ts'
import { PICTURES_A_FILE } from './contract.ts'

/** Rows to read at once, with other requests in between. */
const BATCH = 5_000

/** Pictures of the shop's own: other shops have pages for the third-party source's too. */
const OWN = "published and publisher <> 'GET'"

/**
 * Finds the ids after which each file begins. It walks file by file, so that no query goes over the whole
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

/** Reads the lines of one file, as contract.ts has them, batch by batch. */
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
