import { z } from 'zod'
import { NOT_PLAIN, PLAIN } from '#services/shared/http/plain.ts'
import { holdsWebAddress, NAME_WITHOUT_WEB_ADDRESS } from '#services/shared/http/web-address.ts'

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
