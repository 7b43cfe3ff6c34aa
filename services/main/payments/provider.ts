/**
 * The payment provider as the main service needs it (design.md section 6, Payment). The browser authorises a
 * card against an intent made here; the money is captured once there is an order, and released or refunded
 * when the order is gone. Amounts are in cents of US dollars. Each call ends within its own timeout. One
 * without an answer throws `UpstreamFailure`, is answered as 503 unless caught, and may have had its effect.
 * Every write takes a key: the same key answers the same again.
 */
export interface PaymentProvider {
  /**
   * Makes what the browser confirms with a card. Throws {@link PaymentRefused} for a key that was used for
   * something else.
   */
  createIntent(wanted: {
    amount: number
    /** The number of the project to be ordered; {@link Intent} has it too. */
    projectId: number
    key: string
  }): Promise<CreatedIntent>
  /** Answers null when the provider knows no such id. */
  readIntent(id: string): Promise<Intent | null>
  /**
   * Takes the money. Does nothing to a captured intent; throws {@link PaymentRefused} when there is nothing
   * to capture, or no longer.
   */
  capture(id: string, key: string): Promise<void>
  /**
   * Gives up what is not captured. Does nothing to a released intent; throws {@link PaymentRefused} for a
   * captured one.
   */
  release(id: string, key: string): Promise<void>
  /**
   * Gives back the whole sum, or what parts have left of it. Does nothing to a refunded intent; throws
   * {@link PaymentRefused} when it was never captured.
   */
  refund(id: string, key: string): Promise<void>
  /**
   * Gives a part of the captured sum back. Does nothing where all of it is back; throws
   * {@link PaymentRefused} when it was never captured, or when less than this is left.
   */
  refundPart(id: string, amount: number, key: string): Promise<void>
  /**
   * Reads what the provider tells on its own account, from the raw body of its request; null for news that
   * does not matter here. Throws {@link BadSignature} unless the provider itself has signed it in the last
   * minutes before `at`.
   */
  readWebhook(raw: string, signature: string | undefined, at: Date): PaymentNews | null
}

export interface CreatedIntent {
  id: string
  /** For the browser and the provider alone: it must reach no log, journal or URL, and is not kept. */
  clientSecret: string
}

export interface Intent {
  id: string
  /** `open` until a card is authorised, and again after it was declined; `captured` also after a refund. */
  status: 'open' | 'authorized' | 'captured' | 'released'
  amount: number
  /** ISO 4217, in lower case. */
  currency: string
  /** The project it was made for; null when it was not made here. */
  projectId: number | null
  /** Why a card was last declined, in the provider's words for the customer. */
  declined: string | null
}

export interface PaymentNews {
  /** The same each time the provider repeats the event. */
  event: string
  intent: string
  kind: 'captured' | 'released' | 'refunded'
}

/** The provider answered and refused. The message is the provider's. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused'
}

/** The provider signed it, but it cannot be read. */
export class BadEvent extends Error {
  override readonly name = 'BadEvent'
}

/** The provider did not sign it, or signed it too long ago. */
export class BadSignature extends Error {
  override readonly name = 'BadSignature'
}
