import type { CustomLimits, OfferedSize, OfferedSubstrate } from './ports.ts'

/** Inches. */
export interface Size {
  width: number
  height: number
}

/** spec.md section 9: width and height that stand for the custom size. */
export const CUSTOM_SENTINEL = 999_999

export const CUSTOM: Size = { width: CUSTOM_SENTINEL, height: CUSTOM_SENTINEL }

/** A size without width or height becomes Custom (spec.md section 4). */
export const toSize = ({ width, height }: OfferedSize): Size =>
  width === null || height === null ? CUSTOM : { width, height }

export const isCustom = (size: Size): boolean =>
  size.width === CUSTOM_SENTINEL && size.height === CUSTOM_SENTINEL

export const findSize = (option: OfferedSubstrate | null, wanted: Size | null): OfferedSize | null =>
  option?.sizes.find((offered) => {
    const size = toSize(offered)
    return wanted !== null && size.width === wanted.width && size.height === wanted.height
  }) ?? null

/** Prefers Print, then the first that has sizes (spec.md section 4). */
export const findDefaultSubstrate = (options: readonly OfferedSubstrate[]): OfferedSubstrate | null => {
  const available = options.filter((option) => option.sizes.length > 0)
  return available.find((option) => option.substrate === 'print') ?? available[0] ?? null
}

/**
 * Prefers the size wanted if it is offered, then the third, then the first (spec.md section 4); takes custom
 * only when it is alone.
 */
export const findDefaultSize = (option: OfferedSubstrate | null, wanted: Size | null): Size | null => {
  if (option === null) return null
  const fixed = option.sizes.map(toSize).filter((size) => !isCustom(size))
  const same = findSize(option, wanted)
  return same ? toSize(same) : (fixed[2] ?? fixed[0] ?? (option.sizes.length > 0 ? CUSTOM : null))
}

/** Reads what was typed as whole inches; null when it is not a whole number above zero. */
export const toInches = (text: string): number | null =>
  /^0*[1-9]\d{0,4}$/.test(text.trim()) ? Number(text.trim()) : null

/** Answers the other side in whole inches; empty when this one is not a number. */
export const scaleSide = (text: string, times: number): string => {
  const inches = toInches(text)
  return inches === null ? '' : String(Math.max(1, Math.round(inches * times)))
}

const checkSide = (text: string, min: number, max: number): string | null => {
  const inches = toInches(text)
  if (inches === null) return 'Enter a whole number of inches.'
  return inches < min || inches > max ? `Enter a number from ${min} to ${max}.` : null
}

/** Answers what is wrong with a custom size, by field; null where nothing is. */
export const checkCustomSize = (limits: CustomLimits | null, width: string, height: string) => ({
  width: limits && checkSide(width, limits.minWidth, limits.maxWidth),
  height: limits && checkSide(height, limits.minHeight, limits.maxHeight),
})
