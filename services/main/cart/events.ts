import { z } from 'zod'
import { defineEvents, type EventOf } from '#services/shared/events/event-types.ts'
import { purchase } from './print.ts'
import { lineUnframed, mergedUnframed, restoredUnframed, returnedUnframed } from './upcasts.ts'

/**
 * What can happen to a cart. One command is one event, so that a history of events is one of what people
 * did.
 */

/** Why a line cannot be bought any more. */
const fault = z.enum(['gone', 'unpublished', 'substrate', 'size', 'frame'])
export type Fault = z.output<typeof fault>

/** The price is today's, as far as is known: of when it was added, or was checked last. */
const line = purchase.extend({
  id: z.int(),
  /** Unguessable: whoever holds it may see this line in the design tool. */
  designToken: z.string(),
  /** The price of when it was added, once that is another one. */
  addedUnitPrice: z.int().optional(),
  /** Why it can no longer be bought, as far as is known. */
  fault: fault.optional(),
})
export type Line = z.output<typeof line>

/** A line that grew by an equal one. */
const joined = z.strictObject({
  id: z.int(),
  /** What the line has now, and how many of these it was given. */
  quantity: z.int(),
  brought: z.int(),
  /** Pieces past the most of a line, which it could not take. */
  over: z.int(),
})
export type Joined = z.output<typeof joined>

/** How many a line has now; it is no more with 0. */
const count = z.strictObject({ id: z.int(), quantity: z.int() })
export type Count = z.output<typeof count>

const checkedLine = z.strictObject({
  id: z.int(),
  /** Today's, of one piece. */
  unitPrice: z.int(),
  fault: fault.nullable(),
})
export type CheckedLine = z.output<typeof checkedLine>

const review = z.strictObject({
  /** Of the review. */
  id: z.int(),
  itemId: z.int(),
  author: z.string(),
  verdict: z.enum(['approved', 'changes']).nullable(),
  comment: z.string(),
})
export type Review = z.output<typeof review>

/** An event that takes back what another one did says which: the version of that one in the same stream. */
const undoing = { undoes: z.int().optional() }

const merged = z.strictObject({
  from: z.string(),
  added: z.array(line),
  joined: z.array(joined),
  /** What could not be brought along, and why. */
  left: z.array(z.strictObject({ line, fault })),
  ...undoing,
})
export type Merged = z.output<typeof merged>

const schemas = {
  'cart.created': z.strictObject({
    projectId: z.int(),
    name: z.string(),
    owner: z.string().nullable(),
    email: z.string().nullable(),
  }),
  'item.added': line,
  'item.quantity-changed': count.extend(undoing),
  'item.removed': z.strictObject({ id: z.int(), ...undoing }),
  'item.restored': z.strictObject({ line, ...undoing }),
  'cart.claimed': z.strictObject({ owner: z.string() }),
  /** Its lines went into another cart, but for those that stay, in a cart that is then the owner's. */
  'cart.migrated': z.strictObject({
    into: z.string(),
    stay: z.strictObject({ lines: z.array(z.int()), owner: z.string() }).optional(),
  }),
  /** The lines of another cart came into this one. */
  'cart.merged': merged,
  /** The lines that a merge brought left again. */
  'merge.undone': z.strictObject({ from: z.string(), counts: z.array(count), ...undoing }),
  /** What had gone into another cart came back; the cart is the owner's. */
  'lines.returned': z.strictObject({
    from: z.string(),
    owner: z.string(),
    added: z.array(line),
    joined: z.array(joined),
  }),
  'cart.renamed': z.strictObject({ name: z.string(), ...undoing }),
  /** What lines cost, or whether they can be bought, is not what it was; only those that changed. */
  'lines.checked': z.strictObject({ lines: z.array(checkedLine) }),
  /** The project was ordered: nothing in it changes any more. */
  'cart.ordered': z.strictObject({ orderId: z.string() }),
  'cart.shared': z.strictObject({ shareToken: z.string() }),
  'share.withdrawn': z.strictObject({ shareToken: z.string() }),
  /** A reviewer who has the link said this. */
  'line.reviewed': review,
}

export type CartEvent = EventOf<typeof schemas>

export const cartEvents = defineEvents(schemas, {
  'item.added': [lineUnframed],
  'item.restored': [restoredUnframed],
  'cart.merged': [mergedUnframed],
  'lines.returned': [returnedUnframed],
})
