import Stripe from 'stripe'
import { UpstreamFailure } from '#services/shared/http/client.ts'
import { type Intent, PaymentRefused } from '../provider.ts'
import { toStatus } from './intent.ts'

const { StripeError, StripeCardError, StripeInvalidRequestError, StripeIdempotencyError } = Stripe.errors
type Failure = InstanceType<typeof StripeError>

/**
 * What a call of Stripe's package came to, in the port's words. A refusal that `done` knows says that what is
 * wanted is so already; what is not there is `missing`, where that is an answer. Nothing of Stripe's errors
 * is passed on but the message of a refusal: they hold the request and the intent, with its secret.
 */
export async function outcomeOf<T>(
  call: () => Promise<T>,
  { done, missing }: { done?: (error: Failure) => boolean; missing?: T } = {},
): Promise<T | Awaited<T>> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof StripeError)) throw error
    if (missing !== undefined && error.code === 'resource_missing') return missing
    if (!isRefusal(error)) throw new UpstreamFailure(`Stripe: ${error.type}`, error.statusCode ?? null)
    if (done?.(error)) return undefined as T
    throw new PaymentRefused(error.message)
  }
}

const isRefusal = (error: Failure): boolean =>
  error instanceof StripeCardError ||
  error instanceof StripeInvalidRequestError ||
  error instanceof StripeIdempotencyError

/** Of the intent that a refusal is about; null when it is about none. */
export const stateOf = ({ payment_intent }: Failure): Intent['status'] | null =>
  payment_intent ? toStatus(payment_intent.status) : null
