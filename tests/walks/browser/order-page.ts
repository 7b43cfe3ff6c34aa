import { expect } from '@playwright/test'
import { openSignedIn } from '../../journeys/session.ts'
import { type Placed, placeOrder, STAFF } from '../../support/shop/place-order.ts'
import { createAccount } from './account.ts'
import type { Visit } from './visit.ts'

export const button = ({ page }: Visit, name: string) => page.getByRole('button', { name, exact: true })
export const dialog = ({ page }: Visit) => page.getByRole('dialog')

/** Finds where the page says the order is. */
export const now = ({ page }: Visit) =>
  page.getByRole('list', { name: 'Timeline' }).getByRole('listitem').and(page.locator('[aria-current=step]'))

/** Signs in as whoever ordered, or as staff, and opens an order that was just placed. */
export const visitOrder = async (
  { page }: Visit,
  by: 'owner' | 'staff',
  prepare: (placed: Placed) => Promise<void> = async () => {},
): Promise<Placed> => {
  const owner = await createAccount()
  const placed = await placeOrder(owner)
  await prepare(placed)
  await openSignedIn(page, by === 'owner' ? owner : STAFF, `/orders/${placed.orderId}`)
  await expect(page.getByRole('list', { name: 'Timeline' })).toBeVisible()
  return placed
}
