import type { Database } from '#services/shared/database/driver.ts'
import { openBlocks } from './blocks.ts'
import { indexImages } from './index-images.ts'
import { tidySearch } from './tidy-search.ts'

/** Killing the service loses no more work than this. */
const BATCH = 500

/**
 * Indexes the images that searches do not know, oldest first: all of them, where a migration has emptied the
 * index. Answers how many.
 */
export async function indexMissing(
  database: Database,
  progress: (message: string) => void = () => {},
): Promise<number> {
  const missing = await database.query<{ id: string }>(
    `select id from content.images
     where not exists (select from content.image_search where image_search.seq = images.seq) order by images.seq`,
  )
  for (let start = 0; start < missing.length; start += BATCH) {
    const ids = missing.slice(start, start + BATCH).map(({ id }) => id)
    await database.transaction(async (tx) => {
      await tx.query(`select pg_advisory_xact_lock(hashtext('content.images.seq'))`)
      await openBlocks(tx)
      await indexImages(tx, ids)
    })
    progress(`search index: ${start + ids.length} of ${missing.length} images`)
  }
  if (missing.length > 0) {
    for await (const step of tidySearch(database)) {
      progress(`search index: ${step === 'vacuum' ? 'clearing up' : `${step} images moved`}`)
    }
  }
  return missing.length
}
