import type { BrowserContext } from '@playwright/test'
import { newAddress } from '../new-address.ts'

/**
 * Has a browser's visitor come from a network of their own. The outbox is read by whoever sits at the shop's
 * machine.
 */
export const comeFromOwnNetwork = async (context: BrowserContext): Promise<void> => {
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': newAddress() })
  await context.route('**/outbox', async (route) => {
    const { 'x-forwarded-for': _, ...headers } = route.request().headers()
    await route.continue({ headers })
  })
}
