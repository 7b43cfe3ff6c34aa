import { z } from 'zod'

/** An email as it is compared and kept: trimmed, in lower case. */
export const email = z.string().trim().toLowerCase().min(1).max(254).pipe(z.email())

/** Reads a whole number from a query string, where everything is text. */
export const integerParam = (bounds: { min: number; max: number }) =>
  z
    .string()
    .regex(/^-?\d{1,15}$/, 'A valid integer is required.')
    .transform(Number)
    .pipe(z.number().min(bounds.min).max(bounds.max))

/** Reads a flag from a query string; null means either, when it is left out. */
export const booleanParam = z
  .enum(['true', 'false'], { error: 'Must be a valid boolean.' })
  .transform((text) => text === 'true')
  .nullable()
  .default(null)
