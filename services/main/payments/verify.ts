import { invalid } from '#services/shared/http/problem.ts'
import type { Intent, PaymentProvider } from './provider.ts'

const CURRENCY = 'usd'

/**
 * Verifies that a card was authorised for this very order. Call it before the transaction that places the
 * order; there `claimPayment` (ledger.ts) decides the capture. Throws 400 at `payment.intent`, in words for
 * the customer, when the card was declined, not confirmed, or authorised for something else; 503 when the
 * provider does not answer or there is none.
 */
export async function verifyIntent(
  provider: PaymentProvider | null,
  { intent: id, projectId, amount }: { intent: string; projectId: number; amount: number },
): Promise<void> {
  if (!provider) throw intentRefused('Cards are not accepted here. Please pay by purchase order.')
  const intent = await provider.readIntent(id)
  // Answer somebody else's intent as one that does not exist.
  if (!intent || intent.projectId !== projectId) throw intentRefused(UNKNOWN)
  const fault = faultOf(intent, amount)
  if (fault) throw intentRefused(fault)
}

const UNKNOWN = 'This payment is not known. Please enter your card again.'

/** The form's field is `payment.intent`. */
export const intentRefused = (message: string) => invalid({ 'payment.intent': [message] })

function faultOf({ status, amount, currency, declined }: Intent, due: number): string | null {
  if (status === 'open') return declined ?? 'The card has not been confirmed. Please enter it again.'
  if (status === 'released') return 'The authorisation of this card has ended. Please enter it again.'
  if (status === 'captured') return 'This payment was taken for another order. Please enter your card again.'
  if (amount !== due || currency !== CURRENCY)
    return 'The card was authorised for another sum. Please enter it again.'
  return null
}
