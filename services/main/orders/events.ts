import { z } from 'zod'
import { defineEvents, type EventOf, type Upcast } from '#services/shared/events/event-types.ts'
import { print } from '../cart/print.ts'
import { lineTerms } from '../royalties/terms.ts'
import { returnSchemas } from './returns/events.ts'

/**
 * What can happen to an order: that it was placed, and what its lifecycle tells of it from then on
 * (machines/lifecycles/order.ts).
 */

const orderLine = print.extend({ id: z.int(), total: z.int() })

const sums = z.strictObject({
  quantity: z.int(),
  subtotal: z.int(),
  volume_discount: z.int(),
  volume_discount_rate: z.number(),
  shipping: z.int(),
  /** With the rate and the state by which it was reckoned; null where none was collected. */
  tax: z.strictObject({ amount: z.int(), rate: z.number(), jurisdiction: z.string() }).nullable(),
  grand_total: z.int(),
})

const address = z.strictObject({
  label: z.string(),
  name: z.string(),
  formatted_address: z.string(),
  place_id: z.string(),
  url: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  street_number: z.string(),
  route: z.string(),
  locality: z.string(),
  administrative_area_level_1: z.string(),
  administrative_area_level_2: z.string(),
  administrative_area_level_3: z.string(),
  country: z.string(),
  postal_code: z.string(),
})

/** Everything of an order that stays as it was when it was placed. Money in cents, lengths in inches. */
const placed = z.strictObject({
  orderId: z.string(),
  /** `Idempotency-Key` that it was placed under. */
  key: z.string(),
  /** Token of the project that it was made of. */
  cart: z.string(),
  project: z.strictObject({ id: z.int(), name: z.string(), label: z.string() }),
  /** User uuid; null for a guest. */
  owner: z.string().nullable(),
  /** Where its mail goes. */
  email: z.string(),
  lines: z.array(orderLine),
  sums,
  address,
  payment: z.discriminatedUnion('method', [
    z.strictObject({ method: z.literal('purchase_order'), reference: z.string() }),
    z.strictObject({ method: z.literal('card'), intent: z.string() }),
  ]),
  /** When it was said to arrive; null for an order of before that was said, and where nobody knew. */
  arrival: z.strictObject({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  /** What artists get of its lines; null for an order of before that was pinned, until it is derived. */
  terms: z.array(lineTerms).nullable(),
})
export type PlacedOrder = z.output<typeof placed>

/** The day of business on which it happened; null in events of before that was kept. */
const dated = z.strictObject({ on: z.iso.date().nullable() })

const shipment = dated.extend({ carrier: z.string(), tracking: z.string() })
export type Shipment = z.output<typeof shipment>

const schemas = {
  'order.placed': placed,
  'order.paid': dated,
  'order.production-started': z.strictObject({}),
  'order.shipped': shipment,
  'order.delivered': dated,
  'order.cancelled': dated.extend({ refundDue: z.boolean() }),
  'order.refunded': dated,
  /** A guest's order is an account's from here on. */
  'order.claimed': z.strictObject({ owner: z.string() }),
  /** What artists get was found out after the order was placed, by what the catalogue said then. */
  'royalty-terms.derived': z.strictObject({ terms: z.array(lineTerms) }),
  ...returnSchemas,
}

export type OrderEvent = EventOf<typeof schemas>

/** An address of before they were kept has no parts of a county. */
const withAreas: Upcast = (order) => {
  const { address } = z.looseObject({ address: z.looseObject({}) }).parse(order)
  return {
    ...order,
    address: { administrative_area_level_2: '', administrative_area_level_3: '', ...address },
  }
}

const withoutTerms: Upcast = (order) => ({ ...order, terms: null })
const withoutArrival: Upcast = (order) => ({ ...order, arrival: null })
const withoutTax: Upcast = (order) => {
  const { sums } = z.looseObject({ sums: z.looseObject({}) }).parse(order)
  return { ...order, sums: { ...sums, tax: null } }
}
const withoutFrames: Upcast = (order) => {
  const { lines } = z.looseObject({ lines: z.array(z.looseObject({})) }).parse(order)
  return { ...order, lines: lines.map((line) => ({ ...line, frame: null })) }
}
const withoutDay: Upcast = (data) => ({ ...data, on: null })

export const orderEvents = defineEvents(schemas, {
  'order.placed': [withAreas, withoutTerms, withoutArrival, withoutTax, withoutFrames],
  'order.paid': [withoutDay],
  'order.shipped': [withoutDay],
  'order.delivered': [withoutDay],
  'order.cancelled': [withoutDay],
  'order.refunded': [withoutDay],
})
