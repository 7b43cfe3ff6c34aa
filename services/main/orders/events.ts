import { z } from 'zod'
import { defineEvents, type EventOf, type Upcast } from '#services/shared/events/event-types.ts'
import { print } from '../cart/print.ts'

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
})
export type PlacedOrder = z.output<typeof placed>

const shipment = z.strictObject({ carrier: z.string(), tracking: z.string() })
export type Shipment = z.output<typeof shipment>

const nothing = z.strictObject({})

const schemas = {
  'order.placed': placed,
  'order.paid': nothing,
  'order.production-started': nothing,
  'order.shipped': shipment,
  'order.delivered': nothing,
  'order.cancelled': z.strictObject({ refundDue: z.boolean() }),
  'order.refunded': nothing,
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

export const orderEvents = defineEvents(schemas, { 'order.placed': [withAreas] })
