import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Clock } from '#services/shared/clock.ts'
import type { Database, Queryable } from '#services/shared/database/driver.ts'
import { invalid } from '#services/shared/http/problem.ts'
import { PROOF_SIDE } from '../../record/extent.ts'
import { type DrawDeps, drawSent } from '../draw-sent.ts'
import { MOST_UNSHOWN, PHOTO_SIDE, SHORTEST_PHOTO } from './contract.ts'

const QUALITY = 86

/** Draws the square in the middle of a photo that was sent. Throws 400 at `photo`. */
export const drawPortrait = (deps: DrawDeps, sent: Uint8Array): Promise<Buffer> =>
  drawSent(deps, sent, 'photo', async (proof, { pixels }) => {
    if (Math.min(pixels.width, pixels.height) < SHORTEST_PHOTO)
      throw invalid({ photo: [`Send a picture of at least ${SHORTEST_PHOTO} pixels on each side.`] })
    return sharp(proof, { limitInputPixels: PROOF_SIDE ** 2, failOn: 'error' })
      .resize({ width: PHOTO_SIDE, height: PHOTO_SIDE, fit: 'cover' })
      .jpeg({ quality: QUALITY })
      .toBuffer()
  })

const IS_SHOWN = `exists (select from content.artist_profiles where photo = '/media/portraits/' || name)`

/** Keeps a portrait, and answers its name. Of those that nobody is shown, the owner's oldest go. */
export async function keepPortrait(
  db: Queryable,
  bytes: Buffer,
  { owner, at }: { owner: string; at: Date },
): Promise<string> {
  const name = createHash('sha256').update(owner).update(bytes).digest('hex')
  await db.query(
    `insert into content.portraits (name, owner, bytes, at) values ($1, $2, decode($3, 'base64'), $4)
     on conflict (name) do update set at = excluded.at`,
    [name, owner, bytes.toString('base64'), at],
  )
  await db.query(
    `delete from content.portraits where name in
       (select name from content.portraits where owner = $1 and not ${IS_SHOWN}
        order by at desc, name offset ${MOST_UNSHOWN})`,
    [owner],
  )
  return name
}

/** Keeps a photo that is about to be shown. Throws 400 at `photo` where it is not theirs. */
export async function claimPortrait(
  tx: Queryable,
  photo: string,
  { owner, at }: { owner: string; at: Date },
): Promise<void> {
  const claimed = await tx.query(
    `update content.portraits set at = $3 where '/media/portraits/' || name = $1 and owner = $2 returning 1`,
    [photo, owner, at],
  )
  if (claimed.length === 0) throw invalid({ photo: ['Send this photo again.'] })
}

/** Null where there is none. */
export async function readPortrait(db: Queryable, name: string): Promise<Buffer | null> {
  const [found] = await db.query<{ bytes: string }>(
    `select encode(bytes, 'base64') as bytes from content.portraits where name = $1`,
    [name],
  )
  return found ? Buffer.from(found.bytes, 'base64') : null
}

const KEPT_MS = 7 * 86_400_000
const AT_ONCE = 100

/** Answers what deletes some photos that nobody is shown; it answers whether there are more. */
export const createPortraitForgetting =
  ({ database, clock }: { database: Database; clock: Clock }) =>
  async (): Promise<boolean> => {
    const gone = await database.query(
      `delete from content.portraits where name in
         (select name from content.portraits where at < $1 and not ${IS_SHOWN} limit ${AT_ONCE})
         and at < $1 returning 1`,
      [new Date(clock().getTime() - KEPT_MS)],
    )
    return gone.length === AT_ONCE
  }
