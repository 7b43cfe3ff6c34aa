import { refusePublication } from '#machines/lifecycles/image-refusal.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { conflict } from '#services/shared/http/problem.ts'
import { changeRecord } from '#services/shared/resources/commands.ts'
import type { By } from '#services/shared/resources/resource.ts'
import { publishableOf } from './publishable.ts'
import { images } from './resource.ts'

/**
 * Publishes or unpublishes an image for staff, as its lifecycle allows (spec.md section 4, Publishing), by an
 * edit of its record. Does nothing when it stands so already. Throws 404, and 409 with the reason where it
 * cannot be.
 */
export const setPublished = (tx: Queryable, id: string, published: boolean, by: By): Promise<void> =>
  changeRecord(
    tx,
    images,
    id,
    (values) => {
      const refusal = refusePublication(publishableOf(values), published)
      if (refusal !== null) throw conflict(refusal)
      return { published }
    },
    by,
  )
