import type { Database, Queryable } from '#services/shared/database/driver.ts'
import type { Parts } from '#services/shared/parts/parts.ts'
import type { PictureStore } from '../../media/picture-store.ts'
import { forgetFile } from '../alike/told-apart.ts'
import { lockFile } from './store.ts'

interface DiscardDeps {
  database: Database
  pictures: PictureStore
  sent: Parts
}

/** Gives a file up, with all that was kept of it, unless it has become an upload. Again does nothing. */
export async function discardFile(
  { database, pictures, sent }: DiscardDeps,
  id: string,
  owner: string,
): Promise<void> {
  const orphan = await database.transaction(async (tx) => {
    const file = await lockFile(tx, id, owner)
    if (!file || file.upload !== null) return null
    await tx.query('delete from content.upload_files where id = $1', [id])
    await forgetFile(tx, id)
    return { original: file.original !== null && (await isUnused(tx, file.original)) ? file.original : null }
  })
  if (!orphan) return
  await sent.drop(id)
  if (orphan.original !== null) await pictures.remove(orphan.original)
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
