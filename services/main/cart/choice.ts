import { type FieldErrors, invalid } from '#services/shared/http/problem.ts'
import { SUBSTRATES, type Substrate } from '#services/shared/vocabulary.ts'
import type { ContentImage } from '../images/content.ts'
import { SUBSTRATE_PRICES } from '../pricing/price-book.ts'
import { unitPrice } from '../pricing/rules.ts'
import type { Dimensions } from '../sizes/contract.ts'
import { isOffered } from '../sizes/rules.ts'
import type { Purchase } from './state.ts'

export interface Choice {
  substrate: string
  size: Dimensions
}

/** One piece of what was chosen, at today's price. Throws 400 at the field that cannot be had. */
export function buy(image: ContentImage | null, { substrate, size }: Choice): Purchase {
  if (!image) throw refuse('imagedata', 'There is no such image.')
  if (!image.published) throw refuse('imagedata', 'This image cannot be purchased.')
  if (!isSubstrate(substrate) || !image.substrates.includes(substrate)) {
    throw refuse('substrate', 'This image is not offered on this substrate.')
  }
  const largest = { width: image.max_width, height: image.max_height }
  if (!isOffered(size, largest, SUBSTRATE_PRICES[substrate].sheet, image.substrate_sizes[substrate])) {
    throw refuse('size', 'This size is not offered for this image and substrate.')
  }
  return {
    imageId: image.id,
    name: image.title,
    artist: image.artist,
    imgsrc: image.imgsrc,
    preview: image.preview,
    ...size,
    substrate,
    quantity: 1,
    unitPrice: unitPrice(substrate, size, image.price),
  }
}

const isSubstrate = (name: string): name is Substrate => SUBSTRATES.some((each) => each === name)

const refuse = (field: keyof FieldErrors, message: string) => invalid({ [field]: [message] })
