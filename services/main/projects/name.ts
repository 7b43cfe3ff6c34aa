import { z } from 'zod'
import { NOT_PLAIN, PLAIN } from '../plain.ts'

/** The name of a project: one line of 1 to 100 characters, however it was pasted. */
export const projectName = z
  .string()
  .transform((name) => name.replace(/\s+/gu, ' '))
  .pipe(z.string().trim().min(1).max(100).regex(PLAIN, NOT_PLAIN))
