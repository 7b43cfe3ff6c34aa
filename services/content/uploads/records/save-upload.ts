import { isDeepStrictEqual } from 'node:util'
import type { Queryable } from '#services/shared/database/driver.ts'
import { invalid } from '#services/shared/http/problem.ts'
import { lockForWrites } from '../../images/lock-for-edits.ts'
import type { NewUpload } from '../contract.ts'
import { lockFile } from '../files/store.ts'
import { createUpload } from './create-upload.ts'
import { type ByUploader, expectReady, readSaid } from './said.ts'
import { sayAgain } from './say-again.ts'
import { imageIdOf } from './to-image.ts'

/** What was said last of a file, and what it had become then. */
interface LastSaid extends Versions {
  sent: NewUpload
}

interface Versions {
  upload: number
  image: number
}

interface Saved {
  upload: number
  isNew: boolean
  /** What is said now is not in it, as it was edited since. */
  isLeftOut: boolean
}

/**
 * Makes an upload and its image of a file that is ready. The file is the key: again it makes nothing, and
 * says something else of what the file has become, if that is as it was left. Throws 400 by field.
 */
export async function saveUpload(tx: Queryable, sent: NewUpload, by: ByUploader): Promise<Saved> {
  // Before the file: whoever replaces a picture locks in this order.
  await lockForWrites(tx)
  const row = await lockFile(tx, sent.file, by.user.user_id)
  if (!row) throw invalid({ file: ['This file is gone. Choose it again.'] })
  const file = expectReady(row)
  if (file.upload === null) {
    const upload = await createUpload(tx, await readSaid(tx, sent, file, by), file, by)
    await keepLastSaid(tx, upload, sent)
    return { upload, isNew: true, isLeftOut: false }
  }
  const last = await readLastSaid(tx, file.id)
  const upload = file.upload
  if (isDeepStrictEqual(last?.sent, sent)) return { upload, isNew: false, isLeftOut: false }
  const versions = await lockVersions(tx, upload)
  if (last?.upload !== versions.upload || last.image !== versions.image)
    return { upload, isNew: false, isLeftOut: true }
  await sayAgain(tx, await readSaid(tx, sent, file, by), { ...file, upload }, by)
  await keepLastSaid(tx, upload, sent)
  return { upload, isNew: false, isLeftOut: false }
}

async function readLastSaid(tx: Queryable, file: string): Promise<LastSaid | null> {
  const [row] = await tx.query<{ saved: LastSaid | null }>(
    'select saved from content.upload_files where id = $1',
    [file],
  )
  return row?.saved ?? null
}

async function keepLastSaid(tx: Queryable, upload: number, sent: NewUpload): Promise<void> {
  const last: LastSaid = { sent, ...(await lockVersions(tx, upload)) }
  await tx.query('update content.upload_files set saved = $2 where id = $1', [
    sent.file,
    JSON.stringify(last),
  ])
}

/** Reads how often an upload and its image were edited, and keeps others from doing so meanwhile. */
async function lockVersions(tx: Queryable, upload: number): Promise<Versions> {
  const [image] = await tx.query<{ version: number }>(
    'select version from content.images where id = $1 for update',
    [imageIdOf(upload)],
  )
  const [row] = await tx.query<{ version: number }>(
    'select version from content.uploads where id = $1 for update',
    [upload],
  )
  if (!image || !row) throw new Error(`Upload ${upload} is gone.`)
  return { upload: row.version, image: image.version }
}
