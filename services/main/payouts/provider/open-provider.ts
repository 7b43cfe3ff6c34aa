import type { Settings } from '#services/shared/settings.ts'
import { createHyperwalletProvider } from './hyperwallet/hyperwallet-provider.ts'
import type { PayoutProvider } from './provider.ts'

/** Opens Hyperwallet where its settings are there; null where payouts are sent by hand. */
export const openPayoutProvider = ({ hyperwallet }: Pick<Settings, 'hyperwallet'>): PayoutProvider | null =>
  hyperwallet && createHyperwalletProvider(hyperwallet)
