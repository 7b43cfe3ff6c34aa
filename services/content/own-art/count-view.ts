import { createHmac, randomBytes } from 'node:crypto'
import type { Clock } from '#services/shared/clock.ts'
import type { Database, Queryable } from '#services/shared/database/driver.ts'
import { type Day, dayOf } from '#services/shared/desk/days.ts'
import type { Tidying } from '#services/shared/upkeep.ts'
import { isOwnImage } from '../images/ownership.ts'

export interface Visitor {
  /** user uuid; null for a guest, who is told by the network alone. */
  account: string | null
  is_staff: boolean
  network: string
}

/**
 * Counts one opening of a picture, once a visitor and day. A guest is a network: whoever shares one counts
 * once, and nobody counts twice by emptying their browser. The artist's own and staff's are not counted, nor
 * is a picture that is not published.
 */
export async function countView(db: Queryable, image: string, visitor: Visitor, now: Date): Promise<void> {
  const { account, is_staff, network } = visitor
  if (is_staff || (account !== null && (await isOwnImage(db, account, image)))) return
  const day = dayOf(now)
  const viewer = createHmac('sha256', await readSalt(db, day))
    .update(account ?? network)
    .digest('base64url')
  await db.query(
    `with viewed as (
       insert into content.image_viewers (day, image_id, viewer)
       select $1::date, id, $3 from content.images where id = $2 and published
       on conflict do nothing returning image_id)
     insert into content.image_views (image_id, day, views) select image_id, $1::date, 1 from viewed
     on conflict (image_id, day) do update set views = image_views.views + 1`,
    [day, image, viewer],
  )
}

const SALT_BYTES = 32

/** Of a day: once it is dropped, nobody can tell who viewed what. */
async function readSalt(db: Queryable, day: Day): Promise<string> {
  const read = 'select salt from content.viewer_salts where day = $1::date'
  const [known] = await db.query<{ salt: string }>(read, [day])
  if (known) return known.salt
  await db.query(
    'insert into content.viewer_salts (day, salt) values ($1::date, $2) on conflict do nothing',
    [day, randomBytes(SALT_BYTES).toString('base64url')],
  )
  const [made] = await db.query<{ salt: string }>(read, [day])
  if (!made) throw new Error(`${day} has no salt.`)
  return made.salt
}

const PURGED_AT_ONCE = 1_000

/** Forgets who viewed what before today. */
export const createViewerForgetting =
  (database: Database, clock: Clock): Tidying =>
  async () => {
    const today = dayOf(clock())
    await database.query('delete from content.viewer_salts where day < $1::date', [today])
    const gone = await database.query(
      `delete from content.image_viewers where ctid = any(array(
         select ctid from content.image_viewers where day < $1::date limit ${PURGED_AT_ONCE})) returning 1`,
      [today],
    )
    return gone.length === PURGED_AT_ONCE
  }
