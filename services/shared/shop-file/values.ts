import { z } from 'zod'

/** How an owner writes a value in `shop.json`. Each is refused in words that go on from its path. */

const dollarsOf = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Reads dollars with at most two decimals, such as `"23.50"` or `23.5`, as cents. The limits are cents. */
export const dollars = (least: number, most: number) => {
  const words = `must be ${dollarsOf(least)} to ${dollarsOf(most)} dollars`
  return z
    .union([z.string(), z.number()], words)
    .transform(String)
    .refine((text) => /^\d{1,9}(\.\d{1,2})?$/.test(text), { error: words, abort: true })
    .transform((text) => Math.round(Number(text) * 100))
    .refine((cents) => cents >= least && cents <= most, words)
}

/** Reads a number with at most so many decimals. */
export const decimal = (least: number, most: number, places: number) => {
  const words = `must be ${least.toLocaleString('en-US')} to ${most.toLocaleString('en-US')}${
    places > 0 ? `, with at most ${places} decimals` : ', without decimals'
  }`
  const isShort = (value: number) => Number(value.toFixed(places)) === value
  return z.number(words).min(least, words).max(most, words).refine(isShort, words)
}

/** One line of words. */
export const line = (longest: number) => {
  const words = `must be one line of 1 to ${longest} characters`
  return z
    .string(words)
    .trim()
    .min(1, words)
    .max(longest, words)
    .regex(/^[^\p{Cc}]*$/u, words)
}

/** Reads `#1f4d5c`, in any case. */
export const color = z
  .string('must be a color such as #1f4d5c')
  .regex(/^#[0-9a-f]{6}$/i, 'must be a color such as #1f4d5c')
  .transform((text) => text.toLowerCase())
