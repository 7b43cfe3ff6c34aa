import { rm } from 'node:fs/promises'
import type { FastifyBaseLogger } from 'fastify'
import { BucketAway } from '#services/shared/bucket/away.ts'
import type { Clock } from '#services/shared/clock.ts'
import type { Database, Queryable } from '#services/shared/database/driver.ts'
import type { Parts } from '#services/shared/parts/parts.ts'
import { type Rounds, startRounds } from '#services/shared/rounds.ts'
import type { PictureStore } from '../../media/picture-store.ts'
import type { OpenedPicture, Opener } from '../../opening/contract.ts'
import { PictureRefused } from '../../opening/refused.ts'
import { findNear } from '../alike/near.ts'
import type { FileView } from '../contract.ts'

interface CheckDeps {
  database: Database
  clock: Clock
  opener: Pick<Opener, 'open'>
  pictures: PictureStore
  sent: Parts
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Longer than any picture is opened, and those that wait before it in this process. */
const LEASE_MS = 300_000

type Refusal = NonNullable<FileView['refusal']>

const CHANGED: Refusal = {
  code: 'changed_underway',
  detail: 'This file did not arrive as it was sent. Send it again.',
}

interface Taken {
  id: string
  sha256: string
}

/**
 * Opens files that are whole, one at a time. What a process leaves when it dies another begins anew; a file
 * is ready once its original, its proof and its row are there, whichever came first.
 */
export function startChecking({ database, clock, opener, pictures, sent, log }: CheckDeps): Rounds {
  const takeNext = async (): Promise<Taken | undefined> => {
    const now = clock()
    const [taken] = await database.query<Taken>(
      `update content.upload_files set leased_until = $1 where id =
         (select id from content.upload_files where state = 'checking'
            and (leased_until is null or leased_until < $2) order by at, id limit 1 for update skip locked)
       returning id, sha256`,
      [new Date(now.getTime() + LEASE_MS), now],
    )
    return taken
  }

  /** Opens a file and keeps it as an original. Throws PictureRefused. */
  const open = async ({ id, sha256 }: Taken): Promise<{ opened: OpenedPicture; original: string } | null> => {
    // A shop that was restored from a backup has no files that were under way.
    if ((await sent.sizeOf(id)) === null) return null
    const original = await pictures.draft()
    const proof = await pictures.draft()
    try {
      // What was sent stays until the row says that it is kept, so that this can be done again.
      await sent.copyTo(id, original)
      const opened = await opener.open(original, proof)
      if (opened.sha256 !== sha256) return null
      return { opened, original: await pictures.keep({ original, proof, sha256, format: opened.format }) }
    } finally {
      await rm(original, { force: true })
      await rm(proof, { force: true })
    }
  }

  const checkNext = async (): Promise<boolean> => {
    const taken = await takeNext()
    if (!taken) return false
    try {
      const kept = await open(taken)
      if (kept) await database.transaction((tx) => noteReady(tx, taken.id, kept))
      else await noteRefused(database, taken.id, CHANGED)
    } catch (error) {
      if (error instanceof BucketAway) await release(database, taken.id)
      if (!(error instanceof PictureRefused)) throw error
      await noteRefused(database, taken.id, { code: error.code, detail: error.message })
    }
    await sent.drop(taken.id)
    return true
  }

  return startRounds('upload_files', checkNext, (error) =>
    log.warn({ err: error }, 'a file that was sent could not be opened; it is tried again'),
  )
}

/** It is no fault of the file, so that the next round begins with it. */
const release = (db: Queryable, id: string): Promise<unknown> =>
  db.query('update content.upload_files set leased_until = null where id = $1', [id])

/** Notes what a file is, unless it was given up meanwhile. */
async function noteReady(
  tx: Queryable,
  id: string,
  { opened, original }: { opened: OpenedPicture; original: string },
): Promise<void> {
  const [noted] = await tx.query<{ owner: string }>(
    `update content.upload_files set state = 'ready', opened = $2, original = $3, leased_until = null
     where id = $1 and state = 'checking' returning owner`,
    [id, JSON.stringify(opened), original],
  )
  if (!noted || opened.likeness === null) return
  const near = await findNear(tx, { id, owner: noted.owner, likeness: opened.likeness })
  await tx.query('update content.upload_files set near = $2 where id = $1', [id, JSON.stringify(near)])
  await tx.query(
    `insert into content.likenesses (bits, file_id) values (('x' || $2)::bit(64), $1)
     on conflict (file_id) do nothing`,
    [id, opened.likeness],
  )
}

const noteRefused = (db: Queryable, id: string, refusal: Refusal): Promise<unknown> =>
  db.query(
    `update content.upload_files set state = 'refused', refusal = $2, leased_until = null
     where id = $1 and state = 'checking'`,
    [id, JSON.stringify(refusal)],
  )
