import { createHash } from 'node:crypto'
import type { Clock } from '#services/shared/clock.ts'
import type { Database, Queryable } from '#services/shared/database/driver.ts'
import { invalid, Throttled } from '#services/shared/http/problem.ts'
import { type MessagePictureView, MOST_A_DAY, MOST_UNSENT } from './contract.ts'

const DAY_MS = 86_400_000
const KEPT_MS = 7 * DAY_MS
const AT_ONCE = 100

/** Whose it is: who sends it, and into whose thread. */
export interface PlaceOfPicture {
  thread: string
  sender: string
}

export interface DrawnPicture {
  bytes: Buffer
  width: number
  height: number
}

/** Throws 429 where they have sent so many since yesterday. */
export async function refuseTooMany(db: Queryable, sender: string, at: Date): Promise<void> {
  const [sent] = await db.query<{ count: number; first: Date }>(
    `select count(*)::int as count, min(at) as first from content.message_pictures
     where sender = $1 and at > $2`,
    [sender, new Date(at.getTime() - DAY_MS)],
  )
  if (!sent || sent.count < MOST_A_DAY) return
  const seconds = Math.ceil((sent.first.getTime() + DAY_MS - at.getTime()) / 1_000)
  throw new Throttled('message pictures of sender', seconds)
}

/** Keeps a picture. Of those that no message has, the sender's oldest go. */
export async function keepPicture(
  db: Queryable,
  { bytes, width, height }: DrawnPicture,
  { thread, sender, at }: PlaceOfPicture & { at: Date },
): Promise<MessagePictureView> {
  const name = createHash('sha256').update(`${thread} ${sender} `).update(bytes).digest('hex')
  await db.query(
    `insert into content.message_pictures (name, thread, sender, bytes, width, height, at)
     values ($1, $2, $3, decode($4, 'base64'), $5, $6, $7) on conflict (name) do update set at = excluded.at`,
    [name, thread, sender, bytes.toString('base64'), width, height, at],
  )
  await db.query(
    `delete from content.message_pictures where name in
       (select name from content.message_pictures where sender = $1 and not is_sent
        order by at desc, name offset ${MOST_UNSENT})`,
    [sender],
  )
  return { name, width, height }
}

/** Gives a message its pictures, in the order of `names`. Throws 400 where one is gone. */
export async function claimPictures(
  tx: Queryable,
  names: readonly string[],
  { thread, sender }: PlaceOfPicture,
): Promise<MessagePictureView[]> {
  const claimed = await tx.query<MessagePictureView>(
    `update content.message_pictures set is_sent = true
     where thread = $1 and sender = $2 and name = any($3::text[]) returning name, width, height`,
    [thread, sender, names],
  )
  const byName = new Map(claimed.map((picture) => [picture.name, picture]))
  return names.map((name) => {
    const picture = byName.get(name)
    if (!picture) throw invalid({ pictures: ['A picture is no longer here. Remove it and add it again.'] })
    return picture
  })
}

export interface KeptPicture extends MessagePictureView, PlaceOfPicture {
  bytes: Buffer
  is_sent: boolean
}

/** Null where there is none. */
export async function findPicture(db: Queryable, name: string): Promise<KeptPicture | null> {
  const [found] = await db.query<Omit<KeptPicture, 'bytes'> & { bytes: string }>(
    `select name, thread, sender, encode(bytes, 'base64') as bytes, width, height, is_sent
     from content.message_pictures where name = $1`,
    [name],
  )
  return found ? { ...found, bytes: Buffer.from(found.bytes, 'base64') } : null
}

/** Answers what deletes some pictures that no message has; it answers whether there are more. */
export const createPictureForgetting =
  ({ database, clock }: { database: Database; clock: Clock }) =>
  async (): Promise<boolean> => {
    const gone = await database.query(
      `delete from content.message_pictures where not is_sent and name in
         (select name from content.message_pictures where not is_sent and at < $1 limit ${AT_ONCE}) returning 1`,
      [new Date(clock().getTime() - KEPT_MS)],
    )
    return gone.length === AT_ONCE
  }
