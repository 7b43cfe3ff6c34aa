import { invalid } from '#services/shared/http/problem.ts'
import type { Intent, PaymentProvider } from './provider.ts'

const CURRENCY = 'usd'

/**
 * Whether a card was authorised for this very order. Asked before the transaction that places it;
 * `claimPayment` (ledger.ts) in that transaction is what the money is captured by. Throws 400 at
 * `payment.intent`, in words for the customer, when the card was declined, not confirmed, or authorised for
 * something else; 503 when the provider does not answer or there is none.
 */
export async function verifyIntent(
  provider: PaymentProvider | null,
  { intent: id, projectId, amount }: { intent: string; projectId: number; amount: number },
): Promise<void> {
  if (!provider) throw refused('Cards are not accepted here. Please pay by purchase order.')
  const intent = await provider.readIntent(id)
  // Answer the same for somebody else's intent as for none.
  if (!intent || intent.projectId !== projectId) throw refused(UNKNOWN)
  const fault = faultOf(intent, amount)
  if (fault) throw refused(fault)
}

const UNKNOWN = 'This payment is not known. Please enter your card again.'

/** The form's field is `payment.intent`. */
export const refused = (message: string) => invalid({ 'payment.intent': [message] })

function faultOf({ status, amount, currency, declined }: Intent, due: number): string | null {
  if (status === 'open') return declined ?? 'The card has not been confirmed. Please enter it again.'
  if (status === 'released') return 'The authorisation of this card has ended. Please enter it again.'
  if (status === 'captured') return 'This payment was taken for another order. Please enter your card again.'
  if (amount !== due || currency !== CURRENCY)
    return 'The card was authorised for another sum. Please enter it again.'
  return null
}
