import Stripe from 'stripe'
import { UpstreamFailure } from '#services/shared/http/client.ts'
import { type Intent, PaymentRefused } from '../provider.ts'
import { toStatus } from './intent.ts'

const { StripeError, StripeCardError, StripeInvalidRequestError, StripeIdempotencyError } = Stripe.errors
type Failure = InstanceType<typeof StripeError>

/**
 * Puts the outcome of a call of Stripe's package into the port's words. `done` knows refusals that say it is
 * done already; `missing` is the answer for what does not exist, where that is one. Of Stripe's errors only a
 * refusal's message is passed on: the rest holds the request and the intent, with its secret.
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

/** Answers the state of the intent that a refusal is about; null when it is about none. */
export const stateOf = ({ payment_intent }: Failure): Intent['status'] | null =>
  payment_intent ? toStatus(payment_intent.status) : null
