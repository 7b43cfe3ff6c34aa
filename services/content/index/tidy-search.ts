import type { Database } from '#services/shared/database/driver.ts'
import { cutBlocks } from './blocks.ts'

/**
 * After many writes, so that searches are fast at once: long blocks are cut, and the index is vacuumed, which
 * the embedded store never is by itself. Takes minutes for a large catalogue; the caller may end it after any
 * step. Answers after each how many images were moved so far, and `vacuum` before the last, which takes as
 * long as it takes.
 */
export async function* tidySearch(database: Database): AsyncGenerator<number | 'vacuum'> {
  yield* cutBlocks(database)
  yield 'vacuum'
  await database.maintain('vacuum analyze content.image_search')
}
