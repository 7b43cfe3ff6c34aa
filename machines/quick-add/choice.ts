import type { FrameChoice } from '#machines/frame-choice.ts'
import type { QuickAddContext } from './context.ts'
import {
  type DrawnFrame,
  drawFrame,
  type Fitting,
  findFramePrice,
  findMatPrice,
  fitFrame,
} from './framing.ts'
import { checkCustomSize, findSize, isCustom, type Size, toInches } from './options.ts'
import type { CustomLimits, OfferedSubstrate } from './ports.ts'

/**
 * A choice that can be added; inches. The frame is null for what goes without one. Price in cents, with the
 * frame's; null when the service has to say it.
 */
export interface Choice extends Size {
  imageId: string
  substrate: string
  frame: FrameChoice | null
  unitPrice: number | null
}

export const findSubstrate = (
  { options }: QuickAddContext,
  substrate: string | null,
): OfferedSubstrate | null => options.find((option) => option.substrate === substrate) ?? null

/** Reads the custom size as typed; null until it is within its limits. */
const readCustomSize = (limits: CustomLimits | null, context: QuickAddContext): Size | null => {
  const width = toInches(context.width)
  const height = toInches(context.height)
  const errors = checkCustomSize(limits, context.width, context.height)
  return limits === null || width === null || height === null || errors.width || errors.height
    ? null
    : { width, height }
}

/** Finds the size that is chosen, or typed, in inches; null while there is none. */
export const findInches = (context: QuickAddContext): Size | null => {
  if (context.size === null || !isCustom(context.size)) return context.size
  return readCustomSize(findSubstrate(context, context.substrate)?.custom ?? null, context)
}

/** Finds what the chosen substrate and size can be framed in; null where they are not framed. */
export const findFitting = (context: QuickAddContext): Fitting | null => {
  const framing = findSubstrate(context, context.substrate)?.framing
  const size = findInches(context)
  return framing && size ? fitFrame(framing, size) : null
}

/** Finds what a frame costs for what is chosen, in cents; null where it is not offered. */
export const priceFrame = (context: QuickAddContext, frame: FrameChoice): number | null => {
  const fitting = findFitting(context)
  return fitting && findFramePrice(fitting, frame)
}

/** Finds what a frame's mat adds for what is chosen, in cents; null where it is not offered. */
export const priceMat = (context: QuickAddContext, frame: FrameChoice): number | null => {
  const fitting = findFitting(context)
  return fitting && findMatPrice(fitting, frame)
}

/** Tells how a frame looks around what is chosen; null where it is not offered. */
export const drawChosen = (context: QuickAddContext, frame: FrameChoice): DrawnFrame | null => {
  const fitting = findFitting(context)
  return fitting && drawFrame(fitting, frame)
}

/** The frame that is wanted, where it is offered for what is chosen. */
export const findFrame = (context: QuickAddContext): FrameChoice | null =>
  context.frame !== null && priceFrame(context, context.frame) !== null ? context.frame : null

/** Null until substrate and size are chosen and a custom size is within its limits. */
export const toChoice = (context: QuickAddContext): Choice | null => {
  const option = findSubstrate(context, context.substrate)
  const size = findInches(context)
  if (context.imageId === null || option === null || size === null) return null
  const bare = priceBare(option, size)
  const frame = findFrame(context)
  const more = frame ? priceFrame(context, frame) : 0
  const unitPrice = bare === null || more === null ? null : bare + more
  return { imageId: context.imageId, substrate: option.substrate, ...size, frame, unitPrice }
}

/** What a size costs without a frame: a listed one its own price, any other by its area. */
const priceBare = (option: OfferedSubstrate, size: Size): number | null => {
  const listed = findSize(option, size)
  return listed ? listed.unitPrice : priceCustom(option.custom, size)
}

const priceCustom = (limits: CustomLimits | null, { width, height }: Size): number | null =>
  limits && Math.round((limits.base + limits.rate * width * height) * limits.factor)
