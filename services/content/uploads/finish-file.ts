import type { Queryable } from '#services/shared/database/driver.ts'
import { handOver } from './alike/told-apart.ts'

/**
 * A file has become an image's picture and is its owner's no more: what is known of how it looks is the
 * image's.
 */
export async function finishFile(
  tx: Queryable,
  id: string,
  { image, upload = null }: { image: string; upload?: number | null },
): Promise<void> {
  await tx.query(
    `insert into content.likenesses (bits, image_id) select bits, $2 from content.likenesses where file_id = $1
     on conflict (image_id) do update set bits = excluded.bits`,
    [id, image],
  )
  await handOver(tx, id, image)
  if (upload === null) await tx.query('delete from content.upload_files where id = $1', [id])
  else {
    await tx.query('delete from content.likenesses where file_id = $1', [id])
    await tx.query('update content.upload_files set upload = $2 where id = $1', [id, upload])
  }
}
