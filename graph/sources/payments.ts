import type { PaymentIntentBody, PaymentIntentView } from '#services/main/payments/contract.ts'
import { RestSource } from './rest.ts'

/** Intents, against which the browser authorises a card (design.md section 6, Payment). */
export class PaymentsSource extends RestSource {
  protected readonly service = 'main'

  createIntent(cartToken: string, body: PaymentIntentBody, key: string) {
    return this.post<PaymentIntentView>(`/api/v2/projects/${this.segment(cartToken)}/payment-intent/`, {
      body,
      headers: { 'idempotency-key': key },
    })
  }
}
