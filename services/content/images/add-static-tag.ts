import type { Queryable } from '#services/shared/database/driver.ts'
import { changeRecord } from '#services/shared/resources/commands.ts'
import type { Values } from '#services/shared/resources/contract.ts'
import type { By } from '#services/shared/resources/resource.ts'
import type { StaticCollection } from '#services/shared/vocabulary.ts'
import { images } from './resource.ts'
import { listsOf } from './static-tags.ts'

/**
 * Puts an image on a static list (spec.md section 4, Static tags), by an edit of its record. Answers whether
 * it was there already, which changes nothing. Throws 404 for an unknown image.
 */
export async function addStaticTag(
  tx: Queryable,
  id: string,
  collection: StaticCollection,
  by: By,
): Promise<{ already: boolean }> {
  let already = false
  await changeRecord(
    tx,
    images,
    id,
    (values): Values => {
      const lists = listsOf(values)
      already = lists.includes(collection)
      return already ? {} : { _static: [...lists, collection].toSorted() }
    },
    by,
  )
  return { already }
}
