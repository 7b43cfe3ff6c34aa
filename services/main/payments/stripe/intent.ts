import type Stripe from 'stripe'
import type { Intent } from '../provider.ts'

/** Reads the fields of a PaymentIntent that the shop needs. */
export const toIntent = ({
  id,
  status,
  amount,
  currency,
  metadata,
  last_payment_error,
}: Stripe.PaymentIntent): Intent => ({
  id,
  status: toStatus(status),
  amount,
  currency,
  projectId: numberOf(metadata.project),
  declined: last_payment_error?.message ?? null,
})

/** Counts statuses that Stripe may add later as not authorised, since nothing says otherwise. */
export function toStatus(status: string): Intent['status'] {
  if (status === 'requires_capture') return 'authorized'
  if (status === 'succeeded') return 'captured'
  return status === 'canceled' ? 'released' : 'open'
}

const numberOf = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,10}$/.test(text) ? Number(text) : null
