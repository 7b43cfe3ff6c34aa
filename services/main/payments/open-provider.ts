import type { Settings } from '#services/shared/settings.ts'
import type { PaymentProvider } from './provider.ts'

/**
 * Opens Stripe where its keys are set, or what takes test cards in a demonstration; null where cards are not
 * accepted. Stripe's package is large, so it is imported only then.
 */
export async function openProvider({
  stripe,
  demonstrationCards,
}: Pick<Settings, 'stripe' | 'demonstrationCards'>): Promise<PaymentProvider | null> {
  const provider = stripe ?? demonstrationCards
  if (!provider) return null
  const { createStripeProvider } = await import('./stripe/stripe-provider.ts')
  return createStripeProvider(provider)
}
