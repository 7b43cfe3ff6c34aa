import type { BrowserContext } from '@playwright/test'
import { makeAddress } from '../new-address.ts'

/**
 * Gives a browser's visitor a network of their own, except for the outbox: only the shop's own machine may
 * read that.
 */
export const comeFromOwnNetwork = async (context: BrowserContext): Promise<void> => {
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': makeAddress() })
  await context.route('**/outbox', async (route) => {
    const { 'x-forwarded-for': _, ...headers } = route.request().headers()
    await route.continue({ headers })
  })
}
