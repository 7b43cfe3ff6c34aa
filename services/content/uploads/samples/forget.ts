import type { Clock } from '#services/shared/clock.ts'
import type { Database } from '#services/shared/database/driver.ts'
import type { Parts } from '#services/shared/parts/parts.ts'
import type { Tidying } from '#services/shared/upkeep.ts'
import type { PictureStore } from '../../media/picture-store.ts'
import { discardFile } from '../files/discard.ts'

const DAY_MS = 86_400_000
const KEPT_DAYS = 90

interface ForgetDeps {
  database: Database
  clock: Clock
  pictures: PictureStore
  sent: Parts
}

/**
 * Makes a tidying that removes a picture at a time of applications that were declined 90 days ago and have
 * not begun anew, or have and were not touched since. Names of what was submitted stay in history.
 */
export const createSampleForgetting =
  ({ clock, ...deps }: ForgetDeps): Tidying =>
  async () => {
    const [old] = await deps.database.query<{ id: string; owner: string }>(
      `select f.id, f.owner from content.artist_profiles p
       join content.upload_files f on f.owner::text = p.user_uuid and f.upload is null and f.touched_at < $1
       left join content.application_drafts d on d.profile_id = p.id
       where p.application_stage in ('declined', 'started', 'info', 'sample')
         and (select max(decided_at) from content.application_decisions d where d.profile_id = p.id) < $1
         and (d.updated_at is null or d.updated_at < $1)
       limit 1`,
      [new Date(clock().getTime() - KEPT_DAYS * DAY_MS)],
    )
    if (!old) return false
    await discardFile(deps, old.id, old.owner)
    return true
  }
