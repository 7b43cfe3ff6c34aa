import { z } from 'zod'
import { MOST_RETURN_PICTURES, RETURN_REASONS } from '#machines/lifecycles/return-request.ts'

/** What is kept of an order's returns, in the order's own stream (docs/decisions/money/0078-returns.md). */

const returned = z.strictObject({
  /** `R1` for the order's first. */
  returnId: z.string(),
  /** The day of business on which it happened. */
  on: z.iso.date(),
})

const pieces = z.strictObject({ id: z.int(), quantity: z.int().min(1) })

const requested = returned.extend({
  lines: z.array(pieces).min(1),
  reason: z.enum(RETURN_REASONS),
  text: z.string(),
  /** As the content service names them. */
  pictures: z
    .array(z.strictObject({ name: z.string(), width: z.int(), height: z.int() }))
    .max(MOST_RETURN_PICTURES),
})
export type RequestedReturn = z.output<typeof requested>

const linesRefunded = returned.extend({
  /** Cents of each line, after its share of the volume discount. */
  lines: z.array(pieces.extend({ amount: z.int().min(0) })).min(1),
  tax: z.int().min(0),
  shipping: z.int().min(0),
})
export type RefundedLines = z.output<typeof linesRefunded>

const parcel = returned.extend({ carrier: z.string(), tracking: z.string() })

export const returnSchemas = {
  'return.requested': requested,
  'return.approved': returned,
  'return.declined': returned.extend({ reason: z.string() }),
  'return.sent': parcel,
  'return.received': returned,
  'return.refunded': returned.extend({ kept: z.boolean() }),
  'return.withdrawn': returned,
  'order.lines-refunded': linesRefunded,
}
