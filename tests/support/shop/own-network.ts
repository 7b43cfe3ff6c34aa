import type { BrowserContext } from '@playwright/test'
import { makeAddress } from '../new-address.ts'

/**
 * Gives a browser's visitor a network of their own. The outbox answers none of them, as only the shop's own
 * machine may read it.
 */
export const comeFromOwnNetwork = (context: BrowserContext): Promise<void> =>
  context.setExtraHTTPHeaders({ 'x-forwarded-for': makeAddress() })
