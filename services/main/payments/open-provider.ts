import type { Settings } from '#services/shared/settings.ts'
import type { PaymentProvider } from './provider.ts'

/**
 * Opens Stripe where its keys are set; null where cards are not accepted. Its package is large, so it is
 * imported only then.
 */
export async function openProvider({ stripe }: Pick<Settings, 'stripe'>): Promise<PaymentProvider | null> {
  if (!stripe) return null
  const { createStripeProvider } = await import('./stripe/stripe-provider.ts')
  return createStripeProvider(stripe)
}
