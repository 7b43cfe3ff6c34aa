import { z } from 'zod'
import { parse } from '#services/shared/http/validate.ts'
import { words } from './numbers/plain-words.ts'

const LONGEST_NOTES = 500

const transitionBody = z.object({
  transition: z.string({ error: 'This is not a valid choice.' }).max(40),
  notes: words(0, LONGEST_NOTES).default(''),
})
export type ReadTransition = z.output<typeof transitionBody>

/** Throws 400 by field. */
export const readTransition = (body: unknown): ReadTransition => parse(transitionBody, body)
