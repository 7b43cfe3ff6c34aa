import { z } from 'zod'
import { parse } from '#services/shared/http/validate.ts'
import {
  type Audience,
  type EmailBody,
  LONGEST_SUBJECT,
  LONGEST_TEXT,
  MOST_RECIPIENTS,
  type SendBody,
} from './contract.ts'

export const TOO_MANY = `An email goes to at most ${MOST_RECIPIENTS.toLocaleString('en-US')} artists at once. Narrow the list by its search or filters, and write to each part of it.`

const textOf = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .refine((text) => [...text].length <= longest, {
      error: `Ensure this field has no more than ${longest} characters.`,
    })

const audience = z
  .object({
    ids: z.array(z.int().min(1).max(2_147_483_647)).min(1).optional(),
    search: z.string().default(''),
    filters: z.record(z.string(), z.string()).default({}),
  })
  .refine(({ ids = [] }) => ids.length <= MOST_RECIPIENTS, { error: TOO_MANY })
  .transform(({ ids, ...listed }): Audience => (ids ? { ids: [...new Set(ids)] } : listed))

const email = z.object({
  audience,
  subject: textOf(LONGEST_SUBJECT).refine((text) => !/[\r\n]/.test(text), {
    error: 'Write the subject in one line.',
  }),
  text: textOf(LONGEST_TEXT),
})

const sent = email.extend({ digest: z.string().min(1).max(100) })

/** Throws 400 by field. */
export const readEmail = (body: unknown): EmailBody => parse(email, body)
export const readSend = (body: unknown): SendBody => parse(sent, body)
