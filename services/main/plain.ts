import { z } from 'zod'
import { holdsWebAddress, NAME_WITHOUT_WEB_ADDRESS } from '#services/shared/http/web-address.ts'

/**
 * Refuses signs that no name and no address has, and that would show as something else: control signs, and
 * turns of direction.
 */
export const PLAIN = /^[^\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2028\u2029\u2066-\u2069]*$/u

export const NOT_PLAIN = 'Control characters are not allowed.'

/**
 * One line of 1 to 100 characters, however it was pasted. Others read it, in mail too, so it may hold no web
 * address.
 */
export const oneLine = z
  .string()
  .transform((name) => name.replace(/\s+/gu, ' '))
  .pipe(
    z
      .string()
      .trim()
      .min(1)
      .max(100)
      .regex(PLAIN, NOT_PLAIN)
      .refine((name) => !holdsWebAddress(name), NAME_WITHOUT_WEB_ADDRESS),
  )
