import { refuseWithdrawal } from '#machines/lifecycles/image-refusal.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { conflict } from '#services/shared/http/problem.ts'
import { changeRecord } from '#services/shared/resources/commands.ts'
import type { Values } from '#services/shared/resources/contract.ts'
import type { By } from '#services/shared/resources/resource.ts'
import { publishableOf } from '../images/publishable.ts'
import { images } from '../images/resource.ts'

/**
 * Takes a work out of the shop, or back into it, as the lifecycle of images allows its artist. Does nothing
 * where it stands so already. What staff have refused meanwhile comes back as refused, and to no visitor.
 * What was ordered stays ordered, and is paid. Throws 409 with the reason.
 */
export const withdrawWork = (tx: Queryable, id: string, withdrawn: boolean, by: By): Promise<void> =>
  changeRecord(
    tx,
    images,
    id,
    async (values): Promise<Values> => {
      const image = publishableOf(values)
      const refusal = refuseWithdrawal(image, withdrawn)
      if (refusal !== null) throw conflict(refusal)
      if (image.withdrawn === withdrawn) return {}
      return { withdrawn, published: !withdrawn && !(await isRefused(tx, id)) }
    },
    by,
  )

const isRefused = async (tx: Queryable, image: string): Promise<boolean> => {
  const refused = await tx.query(`select from content.uploads where image_id = $1 and refusal <> ''`, [image])
  return refused.length > 0
}
