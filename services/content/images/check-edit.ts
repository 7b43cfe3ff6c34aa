import { type Publishable, refusePublication } from '#machines/lifecycles/image-refusal.ts'
import { isStock, STOCK_PUBLICATION } from '#machines/lifecycles/stock.ts'
import { invalid } from '#services/shared/http/problem.ts'
import type { Values } from '#services/shared/resources/contract.ts'
import type { Edit } from '#services/shared/resources/resource.ts'
import { publishableOf } from './publishable.ts'

const SCHEDULED = ['publish_at', 'unpublish_at'] as const
const STOCK_ROYALTY = 'The royalty code of a stock image is its source’s.'

/** Throws 400 by field where an image cannot be edited so. */
export function checkImageEdit({ before, after, changed, at: now }: Omit<Edit, 'id' | 'actor'>): void {
  const times = SCHEDULED.filter((field) => changed.includes(field) && after[field] !== null)
  const refused = {
    ...Object.assign({}, ...times.map((field) => at(field, refuseTime(after, `${after[field]}`, now)))),
    ...(changed.includes('published') && at('published', refusalOf(before, after))),
    ...(changed.includes('substrates') && at('substrates', refuseUnsold(after))),
    ...(changed.includes('royalty_code') && isStock(`${before.source}`) && at('royalty_code', STOCK_ROYALTY)),
  }
  if (Object.keys(refused).length > 0) throw invalid(refused)
}

const at = (field: string, reason: string | null) => (reason === null ? {} : { [field]: [reason] })

const refusalOf = (before: Values, after: Values): string | null =>
  refusePublication(
    { ...publishableOf(after), published: before.published === true },
    after.published === true,
  )

function refuseTime({ source }: Values, time: string, now: Date): string | null {
  if (isStock(`${source}`)) return STOCK_PUBLICATION
  return Date.parse(time) <= now.getTime() ? 'Choose a time to come.' : null
}

/** What is for sale goes on having a size. */
function refuseUnsold(after: Values): string | null {
  const image: Publishable = publishableOf(after)
  return image.published ? refusePublication({ ...image, published: false }, true) : null
}
