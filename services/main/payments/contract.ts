import type { AddressBody } from '../checkout/contract.ts'

/**
 * POST /api/v2/projects/{token}/payment-intent/ with an Idempotency-Key → 201 {@link PaymentIntentView}. The
 * browser confirms it with the payment provider, which authorises the card, and then places the order with
 * `{method: "card", intent}`, which charges it. 409 `quote_changed` as for checkout; 404 where there is no
 * provider (design.md section 6, Payment).
 */
export interface PaymentIntentBody {
  address: AddressBody
  quote: { version: string; grand_total: number }
}

export interface PaymentIntentView {
  intent: string
  /** For the browser and the provider alone: it must reach no log, journal or URL. */
  client_secret: string
}
