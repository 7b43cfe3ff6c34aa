import type { Database, Queryable } from '#services/shared/database/driver.ts'
import type { Parts } from '#services/shared/parts/parts.ts'
import type { PictureStore } from '../../media/picture-store.ts'
import { forgetFile } from '../alike/told-apart.ts'
import { imageIdOf } from '../records/to-image.ts'
import { lockFile } from './store.ts'
import { refuseSubmitted } from './submitted.ts'

interface DiscardDeps {
  database: Database
  pictures: PictureStore
  sent: Parts
}

/**
 * Gives a file up, with all that was kept of it, and answers null. One that has become an upload stays, and
 * its image is answered. Again does nothing. Throws 409 for a picture of an application that waits for staff.
 */
export async function discardFile(
  { database, pictures, sent }: DiscardDeps,
  id: string,
  owner: string,
): Promise<string | null> {
  const found = await database.transaction(async (tx) => {
    const file = await lockFile(tx, id, owner)
    if (!file) return null
    if (file.upload !== null) return { image: imageIdOf(file.upload), original: null }
    await refuseSubmitted(tx, id, owner)
    await tx.query('delete from content.upload_files where id = $1', [id])
    await forgetFile(tx, id)
    const isOrphan = file.original !== null && (await isUnused(tx, file.original))
    return { image: null, original: isOrphan ? file.original : null }
  })
  if (!found || found.image !== null) return found?.image ?? null
  await sent.drop(id)
  if (found.original !== null) await pictures.remove(found.original)
  return null
}

/** Tells whether nothing but what was just given up is of an original. */
export async function isUnused(tx: Queryable, original: string): Promise<boolean> {
  const [used] = await tx.query<{ is: boolean }>(
    `select exists (select from content.images where artwork ->> 'kind' = 'file' and artwork ->> 'path' = $1)
       or exists (select from content.uploads where original = $1)
       or exists (select from content.upload_files where original = $1)
       or exists (select from content.image_pictures where artwork ->> 'path' = $1) as is`,
    [original],
  )
  return used?.is === false
}
