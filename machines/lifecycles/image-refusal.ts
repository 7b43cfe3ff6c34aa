import { accepts } from './decide.ts'
import { type ImageNeed, imageLifecycle, imageStateOf } from './image.ts'
import { hasSize, type Sized } from './print-size.ts'
import { isStock, STOCK_PUBLICATION } from './stock.ts'

/** Said wherever an image cannot be published yet. */
export const NEEDED: Readonly<Record<ImageNeed, string>> = {
  picture: 'This image cannot be published while it is processing.',
  size: 'This image cannot be published: it has no size to sell.',
}

/** Said to staff of what its artist has withdrawn. */
export const WITHDRAWN = 'The artist withdrew this image. Only they can bring it back.'

/** What decides whether an image may be published. */
export interface Publishable extends Sized {
  published: boolean
  /** By its artist. */
  withdrawn: boolean
  source: string
  processing: boolean
}

const needOf = ({ processing, ...image }: Publishable): ImageNeed | null =>
  processing ? 'picture' : hasSize(image) ? null : 'size'

/**
 * Says why staff cannot make an image published or unpublished, as its lifecycle decides; null where they
 * can, or where it is so already.
 */
export function refusePublication(image: Publishable, published: boolean): string | null {
  const stock = isStock(image.source)
  if (stock) return STOCK_PUBLICATION
  if (published === image.published) return null
  const needs = needOf(image)
  if (image.withdrawn && published) return WITHDRAWN
  const state = imageStateOf({ published: image.published, stock, needs })
  const type = published ? 'image.publish' : 'image.unpublish'
  if (accepts(imageLifecycle, state, { type, by: 'staff' }) || needs === null) return null
  return NEEDED[needs]
}

/**
 * Says why an artist cannot withdraw an image or bring it back, as its lifecycle decides; null where they
 * can, or where it is so already.
 */
export function refuseWithdrawal(image: Publishable, withdrawn: boolean): string | null {
  const stock = isStock(image.source)
  if (stock) return STOCK_PUBLICATION
  if (withdrawn === image.withdrawn) return null
  const needs = needOf(image)
  const state = imageStateOf({ published: image.published, withdrawn: image.withdrawn, stock, needs })
  const type = withdrawn ? 'image.withdraw' : 'image.return'
  if (accepts(imageLifecycle, state, { type, by: 'owner' })) return null
  return withdrawn || needs === null ? NOT_FOR_SALE : NEEDED[needs]
}

const NOT_FOR_SALE = 'This work isn’t for sale, so there’s nothing to withdraw.'
