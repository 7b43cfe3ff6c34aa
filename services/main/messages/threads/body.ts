import { z } from 'zod'
import { findPrivateNumber, PRIVATE_NUMBER_WORDS } from '#machines/lifecycles/private-numbers.ts'

export const LONGEST_MESSAGE = 4_000

/** What looks like a private number is refused, in words that do not repeat it. */
const text = z
  .string()
  .trim()
  .min(1)
  .max(LONGEST_MESSAGE)
  .superRefine((written, context) => {
    const found = findPrivateNumber(written)
    if (found) context.addIssue({ code: 'custom', message: PRIVATE_NUMBER_WORDS[found] })
  })

export const messageBody = z.object({ text })

export const readBody = z.object({ up_to: z.int().min(1).max(2_147_483_647) })

export const threadUser = z.uuid()
