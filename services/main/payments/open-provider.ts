import type { Settings } from '#services/shared/settings.ts'
import type { PaymentProvider } from './provider.ts'

/**
 * Stripe, where its keys are set; null where cards are not accepted. Its package is large, and read where it
 * is used alone.
 */
export async function openProvider({ stripe }: Pick<Settings, 'stripe'>): Promise<PaymentProvider | null> {
  if (!stripe) return null
  const { createStripeProvider } = await import('./stripe/stripe-provider.ts')
  return createStripeProvider(stripe)
}
