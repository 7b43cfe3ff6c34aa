import { z } from 'zod'

/** What no name holds, and what would show as something else than it is: control signs, and turns of direction. */
const PLAIN = /^[^\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u

/** The name of a project: one line of 1 to 100 characters, however it was pasted. */
export const projectName = z
  .string()
  .transform((name) => name.replace(/\s+/gu, ' '))
  .pipe(z.string().trim().min(1).max(100).regex(PLAIN, 'Control characters are not allowed.'))
