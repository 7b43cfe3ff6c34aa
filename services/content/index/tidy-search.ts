import type { Database } from '#services/shared/database/driver.ts'
import { cutBlocks } from './blocks.ts'

/**
 * Makes searches fast at once after many writes: cuts long blocks and vacuums the index, which the embedded
 * store never does by itself. It takes minutes for a large catalogue; the caller may stop after any step.
 * Each step answers how many images were moved so far, and `vacuum` announces the last, which has no limit of
 * time.
 */
export async function* tidySearch(database: Database): AsyncGenerator<number | 'vacuum'> {
  yield* cutBlocks(database)
  yield 'vacuum'
  await database.maintain('vacuum analyze content.image_search')
}
