import { z } from 'zod'
import { integerParam } from '#services/shared/http/fields.ts'
import { parse } from '#services/shared/http/validate.ts'
import { lineOfWords } from '../../payees/numbers/plain-words.ts'
import type { AcceptBody } from './contract.ts'

const acceptBody = z.object({
  text_hash: z.string({ error: 'Not a valid string.' }).regex(/^[0-9a-f]{64}$/, 'This is no hash.'),
  rate: z.int().min(0).max(10_000),
  name: lineOfWords(2, 100),
  agreed: z.literal(true, { error: 'Tick this to accept the agreement.' }),
}) satisfies z.ZodType<AcceptBody>

/** Throws 400 by field. */
export const readAcceptance = (body: unknown): AcceptBody => parse(acceptBody, body)

const versionParams = z.object({ version: integerParam({ min: 1, max: 1_000_000 }) })

/** Throws 400. */
export const readVersion = (params: unknown): number => parse(versionParams, params).version
