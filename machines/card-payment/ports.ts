import type { Address } from '#machines/checkout/ports.ts'
import { declarePort } from '#machines/port.ts'
import type { SecretRef } from '#machines/session.ts'

/** What is to be paid: what the customer has agreed to, and where it goes. */
export interface Charge {
  projectToken: string
  version: string
  /** Cents. */
  total: number
  address: Address
  /** One charge has one key, however often it is tried, and so makes one intent. */
  idempotencyKey: string
}

/** What the payment provider authorises a card against. */
export interface Intent {
  /** With which the order is placed. */
  intent: string
  /** For the provider's field alone, and kept in the vault meanwhile: it reaches no event or journal. */
  secret: SecretRef
}

export const cardPaymentPorts = {
  /** The provider's own field for a card, ready to be typed into: its number never comes to this shop. */
  loadField: declarePort<void>('card-payment.loadField'),
  /**
   * The same key answers the same again. CONFLICT or NOT_FOUND when the charge is not what it would cost now;
   * BAD_USER_INPUT when it cannot be paid by card.
   */
  createIntent: declarePort<Intent, Charge>('card-payment.createIntent'),
  /**
   * Authorises what was typed, with whatever the card's bank asks of the customer (3-D Secure). One that is
   * authorised already, as the answer was lost, is answered as done. BAD_USER_INPUT in the provider's words
   * when it is declined or not filled in; leaves the secret in the vault when it refuses.
   */
  confirmCard: declarePort<void, Intent>('card-payment.confirmCard'),
}
