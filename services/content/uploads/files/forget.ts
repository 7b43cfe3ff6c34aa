import type { Clock } from '#services/shared/clock.ts'
import type { Database } from '#services/shared/database/driver.ts'
import type { Parts } from '#services/shared/parts/parts.ts'
import type { Tidying } from '#services/shared/upkeep.ts'
import type { PictureStore } from '../../media/picture-store.ts'
import { discardFile } from './discard.ts'

const DAY_MS = 86_400_000
/** Of a file that is not whole, or was refused. One that is ready is never forgotten. */
const KEPT_MS = 7 * DAY_MS

interface ForgetDeps {
  database: Database
  clock: Clock
  pictures: PictureStore
  sent: Parts
}

/** Makes a tidying that gives up a file at a time, 7 days after it was last heard of. */
export const createFileForgetting =
  ({ clock, ...deps }: ForgetDeps): Tidying =>
  async () => {
    const [old] = await deps.database.query<{ id: string; owner: string }>(
      `select id, owner from content.upload_files
       where upload is null and state in ('sending', 'refused') and touched_at < $1 order by touched_at limit 1`,
      [new Date(clock().getTime() - KEPT_MS)],
    )
    if (!old) return false
    await discardFile(deps, old.id, old.owner)
    return true
  }

const HOUR_MS = 3_600_000

/**
 * Makes a tidying that takes away the bytes that a process has left which died: of files that are ready,
 * refused or given up. What was written within the hour may be under way.
 */
export const createSweep =
  ({ database, sent }: Pick<ForgetDeps, 'database' | 'sent'>): Tidying =>
  async () => {
    const names = await sent.namesBefore(new Date(Date.now() - HOUR_MS))
    if (names.length === 0) return false
    const underWay = await database.query<{ id: string }>(
      `select id from content.upload_files where state in ('sending', 'checking')
         and id in (select json_array_elements_text($1::json))`,
      [JSON.stringify(names)],
    )
    const wanted = new Set(underWay.map(({ id }) => id))
    await Promise.all(names.filter((name) => !wanted.has(name)).map((name) => sent.drop(name)))
    return false
  }
