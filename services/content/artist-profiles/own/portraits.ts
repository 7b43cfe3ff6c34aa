import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Clock } from '#services/shared/clock.ts'
import type { Database, Queryable } from '#services/shared/database/driver.ts'
import { invalid } from '#services/shared/http/problem.ts'
import type { PictureStore } from '../../media/picture-store.ts'
import type { OpenedPicture, Opener } from '../../opening/contract.ts'
import { PictureRefused } from '../../opening/refused.ts'
import { PROOF_SIDE } from '../../record/extent.ts'
import { PHOTO_SIDE, SHORTEST_PHOTO } from './contract.ts'

const QUALITY = 86
const TAKEN: readonly OpenedPicture['format'][] = ['jpeg', 'png', 'webp']

/**
 * Opens a photo that was sent, apart as every sent picture is, and draws the square in its middle. Throws 400
 * at `photo` with why it cannot be taken.
 */
export async function drawPortrait(
  { pictures, opener }: { pictures: Pick<PictureStore, 'draft'>; opener: Opener },
  sent: Uint8Array,
): Promise<Buffer> {
  const [original, proof] = [await pictures.draft(), await pictures.draft()]
  try {
    await writeFile(original, sent)
    const { format, pixels } = await opener.open(original, proof)
    if (!TAKEN.includes(format)) throw refuse('Send a JPEG, PNG or WebP.')
    if (Math.min(pixels.width, pixels.height) < SHORTEST_PHOTO)
      throw refuse(`Send a picture of at least ${SHORTEST_PHOTO} pixels on each side.`)
    return await sharp(proof, { limitInputPixels: PROOF_SIDE ** 2, failOn: 'error' })
      .resize({ width: PHOTO_SIDE, height: PHOTO_SIDE, fit: 'cover' })
      .jpeg({ quality: QUALITY })
      .toBuffer()
  } catch (error) {
    throw error instanceof PictureRefused ? refuse(error.message) : error
  } finally {
    await rm(original, { force: true })
    await rm(proof, { force: true })
  }
}

const refuse = (reason: string) => invalid({ photo: [reason] })

/** Keeps a portrait, and answers its name. */
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
  return name
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

/** Answers what deletes some photos that nobody has saved; it answers whether there are more. */
export const createPortraitForgetting =
  ({ database, clock }: { database: Database; clock: Clock }) =>
  async (): Promise<boolean> => {
    const gone = await database.query(
      `delete from content.portraits where name in
         (select name from content.portraits where not is_used and at < $1 limit ${AT_ONCE}) returning 1`,
      [new Date(clock().getTime() - KEPT_MS)],
    )
    return gone.length === AT_ONCE
  }
