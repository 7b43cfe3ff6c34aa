import { z } from 'zod'
import { holdsWebAddress, NAME_WITHOUT_WEB_ADDRESS } from '#services/shared/http/web-address.ts'

/** What no name holds, and what would show as something else than it is: control signs, and turns of direction. */
const PLAIN = /^[^\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u

/**
 * One line of 1 to 100 characters, however it was pasted. Others read it, also in mail, so it holds no web
 * address.
 */
const oneLine = z
  .string()
  .transform((name) => name.replace(/\s+/gu, ' '))
  .pipe(
    z
      .string()
      .trim()
      .min(1)
      .max(100)
      .refine((name) => !holdsWebAddress(name), NAME_WITHOUT_WEB_ADDRESS),
  )

/** The name of a project. */
export const projectName = oneLine.pipe(z.string().regex(PLAIN, 'Control characters are not allowed.'))

/** Who says something by a link. */
export const authorName = oneLine
