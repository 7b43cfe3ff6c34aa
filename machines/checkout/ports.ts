import { declarePort } from '#machines/port.ts'

/**
 * spec.md section 3, Address value; what is not known is empty, a place that was typed and not looked up has
 * no `placeId`.
 */
export interface Address {
  label: string
  name: string
  formattedAddress: string
  placeId: string
  url: string
  latitude: number | null
  longitude: number | null
  streetNumber: string
  route: string
  locality: string
  /** Two letters of the state or province. */
  administrativeArea: string
  /** County and its parts, of a place that was looked up. */
  administrativeAreaLevel2?: string
  administrativeAreaLevel3?: string
  country: string
  postalCode: string
  /** They say that the ZIP code is of that state. A refusal at this field asks for that. */
  postalCodeConfirmed: boolean
}

/**
 * Nothing here is a secret: a card's number goes from its field to the payment provider, which answers the
 * intent.
 */
export type Payment = { method: 'purchase_order'; reference: string } | { method: 'card'; intent: string }

/**
 * What the project would cost now; its lines and sums, and what can no longer be bought, are in Apollo's
 * cache.
 */
export interface Quote {
  /**
   * Another one whenever a line, a price or what can be bought has changed, or an order was made; not for
   * another address.
   */
  version: string
  /** Cents, with shipping to the address if there is one, else an estimate. */
  total: number
  /** That can be bought. */
  lines: number
  /** The order that was made of it; null when there is none. */
  orderId: string | null
}

export interface Placed {
  orderId: string
}

export interface Placement {
  projectToken: string
  /** What the customer has agreed to. */
  version: string
  total: number
  address: Address
  payment: Payment
  idempotencyKey: string
}

export const checkoutPorts = {
  /** NOT_FOUND when the project is gone; BAD_USER_INPUT by field of the address. */
  readQuote: declarePort<Quote, { projectToken: string; address: Address | null }>('checkout.readQuote'),
  /**
   * Makes one order, whatever happens: the same key answers the same again. CONFLICT, and nothing charged,
   * when version or total are not what is true now, or an order has been made; BAD_USER_INPUT with
   * `fields.payment` when it is declined, `fields.reference` for the purchase order's, else by field of the
   * address.
   */
  placeOrder: declarePort<Placed, Placement>('checkout.placeOrder'),
  /** The order made under this key, if any. */
  findOrder: declarePort<Placed | null, { projectToken: string; idempotencyKey: string }>(
    'checkout.findOrder',
  ),
}
