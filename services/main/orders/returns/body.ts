import { z } from 'zod'
import {
  LONGEST_RETURN_TEXT,
  MOST_RETURN_PICTURES,
  RETURN_REASONS,
} from '#machines/lifecycles/return-request.ts'
import { requiredText } from '../../checkout/address.ts'

/** What the routes of returns take (contract.ts). */

const MOST_LINES = 1_000
const MOST_PIECES = 1_000_000

const picture = z.string().regex(/^[0-9a-f]{64}$/)

export const returnBody = z.object({
  lines: z.array(z.object({ id: z.int(), quantity: z.int().min(1).max(MOST_PIECES) })).max(MOST_LINES),
  reason: z.enum(RETURN_REASONS),
  text: z.string().trim().max(LONGEST_RETURN_TEXT).default(''),
  pictures: z.array(picture).max(MOST_RETURN_PICTURES).default([]),
})
export type WantedReturn = z.output<typeof returnBody>

const optionalText = z.string().trim().max(100).default('')

export const returnTransitionBody = z.discriminatedUnion('transition', [
  z.object({ transition: z.literal('decline'), reason: requiredText(LONGEST_RETURN_TEXT) }),
  z.object({ transition: z.literal('send'), carrier: optionalText, tracking: optionalText }),
  z.object({ transition: z.enum(['approve', 'receive', 'keep', 'refund', 'withdraw']) }),
])
export type ReturnTransition = z.output<typeof returnTransitionBody>

export const returnParams = z.object({ orderId: z.string(), returnId: z.string() })

export const pictureBody = z.object({ picture: z.base64().min(1) })
export const pictureParams = z.object({ orderId: z.string(), name: z.string() })
export const pictureQuery = z.object({ size: z.enum(['thumb', 'whole']).default('whole') })

export const returnsQuery = z.object({ state: z.enum(['waiting', 'all']).default('waiting') })
