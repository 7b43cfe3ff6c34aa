import { z } from 'zod'
import { findPrivateNumber, PRIVATE_NUMBER_WORDS } from '#machines/lifecycles/private-numbers.ts'
import { MOST_PICTURES } from './contract.ts'

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

/** As the content service names them. */
const picture = z.string().regex(/^[0-9a-f]{64}$/)

export const messageBody = z.object({
  text,
  pictures: z
    .array(picture)
    .max(MOST_PICTURES, `A message has at most ${MOST_PICTURES} pictures.`)
    .refine((names) => new Set(names).size === names.length, 'Add each picture once.')
    .default([]),
})

export const readBody = z.object({ up_to: z.int().min(1).max(2_147_483_647) })

export const threadUser = z.uuid()
