import { invalid } from '#services/shared/http/problem.ts'
import { SUBSTRATES, type Substrate } from '#services/shared/vocabulary.ts'
import type { ContentImage } from '../images/content.ts'
import { type Frame, findSoldFrame, isFramable, priceFrame } from '../pricing/frames.ts'
import { SUBSTRATE_PRICES, type Tier } from '../pricing/price-book.ts'
import { computeUnitPrice } from '../pricing/rules.ts'
import type { Dimensions } from '../sizes/contract.ts'
import { isOffered } from '../sizes/rules.ts'
import type { Fault } from './events.ts'
import type { Purchase } from './print.ts'

export interface Choice {
  substrate: string
  size: Dimensions
  /** By its names; null for none. */
  frame: { moulding: string; mat: string | null } | null
}

/** Says why an image cannot be had as chosen; null when it can. */
export function faultOf(image: ContentImage | null, { substrate, size, frame }: Choice): Fault | null {
  if (!image) return 'gone'
  if (!image.published) return 'unpublished'
  if (!isSubstrate(substrate) || !image.substrates.includes(substrate)) return 'substrate'
  const largest = { width: image.max_width, height: image.max_height }
  const isHad = isOffered(size, largest, SUBSTRATE_PRICES[substrate].sheet, image.substrate_sizes[substrate])
  if (!isHad) return 'size'
  return frame && !(isFramable(substrate, size) && findSoldFrame(frame)) ? 'frame' : null
}

const WORDS: Record<Fault, { field: string; message: string }> = {
  gone: { field: 'imagedata', message: 'There is no such image.' },
  unpublished: { field: 'imagedata', message: 'This image cannot be purchased.' },
  substrate: { field: 'substrate', message: 'This image is not offered on this substrate.' },
  size: { field: 'size', message: 'This size is not offered for this image and substrate.' },
  frame: { field: 'frame', message: 'This frame is not offered for this substrate and size.' },
}

/** Prices one piece of the choice at today's price. Throws 400 at the field that cannot be had. */
export function buy(image: ContentImage | null, choice: Choice): Purchase {
  const { substrate, size } = choice
  const frame = choice.frame && findSoldFrame(choice.frame)
  const fault = faultOf(image, choice)
  if (fault || !image || !isSubstrate(substrate)) throw choiceRefused(fault ?? 'gone')
  return {
    imageId: image.id,
    name: image.title,
    artist: image.artist,
    imgsrc: image.imgsrc,
    preview: image.preview,
    ...size,
    substrate,
    frame,
    quantity: 1,
    unitPrice: priceOf({ substrate, size, frame }, image.price),
  }
}

/** Prices one piece, in cents. The tier is the picture's, so that it does not multiply the frame. */
export const priceOf = ({ substrate, size, frame }: Priced, tier: Tier): number =>
  computeUnitPrice(substrate, size, tier) + (frame ? priceFrame(size, frame) : 0)

interface Priced {
  substrate: Substrate
  size: Dimensions
  frame: Frame | null
}

const isSubstrate = (name: string): name is Substrate => SUBSTRATES.some((each) => each === name)

const choiceRefused = (fault: Fault) => invalid({ [WORDS[fault].field]: [WORDS[fault].message] })
