import { z } from 'zod'
import { address } from './address.ts'

/** What the customer agreed to. */
export const agreedQuote = z.object({ version: z.string().max(100), grand_total: z.int().min(0) })

/** What the quote of a project takes (contract.ts). */
export const quoteBody = z.object({ address: address.nullable().default(null) })
