/**
 * The payment provider as the main service needs it (design.md section 6, Payment). A card is authorised in
 * the browser, against an intent that is made here; the money is captured once there is an order, and
 * released or refunded when there is no more. Amounts are in cents of US dollars. Each call ends within its
 * own timeout; one that is not answered throws `UpstreamFailure`, is answered as 503 unless caught, and may
 * have had its effect. Every write takes a key: the same key answers the same again.
 */
export interface PaymentProvider {
  /**
   * What the browser confirms with a card. Throws {@link PaymentRefused} for a key that was used for
   * something else.
   */
  createIntent(wanted: {
    amount: number
    /** The number of the project that is to be ordered; it is read back in {@link Intent}. */
    projectId: number
    key: string
  }): Promise<CreatedIntent>
  /** Null when the provider knows none of this id. */
  readIntent(id: string): Promise<Intent | null>
  /**
   * Takes the money. Nothing happens to one that is captured; throws {@link PaymentRefused} when there is
   * nothing to capture (any more).
   */
  capture(id: string, key: string): Promise<void>
  /**
   * Gives up what is not captured. Nothing happens to one that is released; throws {@link PaymentRefused}
   * when it is captured.
   */
  release(id: string, key: string): Promise<void>
  /**
   * Gives the whole sum back. Nothing happens to one that is refunded; throws {@link PaymentRefused} when it
   * was never captured.
   */
  refund(id: string, key: string): Promise<void>
  /**
   * What the provider tells on its own account, from the request's body as it came; null when it is nothing
   * that matters here. Throws {@link BadSignature} unless the provider itself has signed it in the last
   * minutes before `at`.
   */
  readWebhook(raw: string, signature: string | undefined, at: Date): PaymentNews | null
}

export interface CreatedIntent {
  id: string
  /** For the browser and the provider alone: it reaches no log, journal or URL, and is not kept. */
  clientSecret: string
}

export interface Intent {
  id: string
  /**
   * `open` until a card is authorised, and again when it was declined; `captured` also when it was refunded
   * since.
   */
  status: 'open' | 'authorized' | 'captured' | 'released'
  amount: number
  /** ISO 4217, in lower case. */
  currency: string
  /** As it was made for; null when it was not made here. */
  projectId: number | null
  /** Why a card was declined last, as the provider tells the customer. */
  declined: string | null
}

export interface PaymentNews {
  /** The same id each time the provider repeats itself. */
  event: string
  intent: string
  kind: 'captured' | 'released' | 'refunded'
}

/** The provider has answered, and does not do it. The message is the provider's. */
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
