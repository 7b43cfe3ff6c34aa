import type { QuickAddContext } from './context.ts'
import { checkCustomSize, findSize, isCustom, type Size, toInches } from './options.ts'
import type { OfferedSubstrate } from './ports.ts'

/** A choice that can be added; inches. Price in cents, null when the service has to say it. */
export interface Choice extends Size {
  imageId: string
  substrate: string
  unitPrice: number | null
}

export const findSubstrate = (
  { options }: QuickAddContext,
  substrate: string | null,
): OfferedSubstrate | null => options.find((option) => option.substrate === substrate) ?? null

/** Null until substrate and size are chosen and a custom size is within its limits. */
export const toChoice = (context: QuickAddContext): Choice | null => {
  const option = findSubstrate(context, context.substrate)
  if (context.imageId === null || option === null || context.size === null) return null
  const whole = { imageId: context.imageId, substrate: option.substrate }
  if (!isCustom(context.size)) {
    const unitPrice = findSize(option, context.size)?.unitPrice ?? null
    return { ...whole, ...context.size, unitPrice }
  }
  const limits = option.custom
  const width = toInches(context.width)
  const height = toInches(context.height)
  const errors = checkCustomSize(limits, context.width, context.height)
  if (limits === null || width === null || height === null || errors.width || errors.height) return null
  const unitPrice = Math.round((limits.base + limits.rate * width * height) * limits.factor)
  return { ...whole, width, height, unitPrice }
}
