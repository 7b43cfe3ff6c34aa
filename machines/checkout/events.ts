import type { Address, Payment } from './ports.ts'

export type CheckoutEvent =
  | { type: 'quote.retried' }
  /** The project was changed elsewhere: by another tab, or on its page. */
  | { type: 'project.changed' }
  | { type: 'address.submitted'; address: Address }
  | { type: 'lookup.failed' }
  /** Agrees to the lines, to shipping and to tax, as they are to that address. */
  | { type: 'review.confirmed' }
  /** Place the order. */
  | { type: 'payment.submitted'; payment: Payment }
  | { type: 'step.back' }
  /** To the next step again, after going back; nothing is agreed to anew. */
  | { type: 'step.forward' }
  | { type: 'placing.retried' }
  /** The customer agrees to what it costs now. */
  | { type: 'change.accepted' }
  | { type: 'change.declined' }
  /** The session is over, and nobody has signed out: whoever was here may be back. */
  | { type: 'session.lapsed' }
  /** Somebody is signed in, who may be another. */
  | { type: 'signedIn'; account: string }
  | { type: 'signedOut' }

export type CheckoutEmitted =
  /** Lead to the confirmation, and read the cart again. */
  | { type: 'order.placed'; orderId: string }
  /** This project has been ordered before: lead to the order. */
  | { type: 'order.known'; orderId: string }
