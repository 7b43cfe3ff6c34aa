import { z } from 'zod'
import { PAYOUT_REASONS } from '#machines/lifecycles/payout.ts'
import { PAYOUT_TRANSITIONS } from '#machines/lifecycles/payout-refusal.ts'
import { NOT_PLAIN, PLAIN } from '#services/shared/http/plain.ts'
import { parse } from '#services/shared/http/validate.ts'
import { words } from '../../payees/numbers/plain-words.ts'

const LONGEST_NOTES = 500
const LONGEST_REFERENCE = 100

const notes = words(0, LONGEST_NOTES).default('')
/** The bank's own words; often a long number. */
export const bankReference = z.string().trim().min(1).max(LONGEST_REFERENCE).regex(PLAIN, NOT_PLAIN)

const on = z.iso.date('Enter a day such as 2026-11-20.').optional()
const reason = z.enum(PAYOUT_REASONS)

const transitionBody = z.discriminatedUnion('transition', [
  z.object({ transition: z.literal('send'), notes }),
  z.object({ transition: z.literal('cancel'), notes }),
  z.object({
    transition: z.literal('pay'),
    notes,
    reference: bankReference,
    amount: z.int().min(1),
    on,
  }),
  z.object({ transition: z.literal('fail'), notes, reason, on }),
  z.object({ transition: z.literal('return'), notes, reason, on }),
])
export type ReadPayoutTransition = z.output<typeof transitionBody>

const known = z.object({ transition: z.enum(PAYOUT_TRANSITIONS) })

/** Throws 400 by field. */
export function readPayoutTransition(body: unknown): ReadPayoutTransition {
  parse(known, body)
  return parse(transitionBody, body)
}
