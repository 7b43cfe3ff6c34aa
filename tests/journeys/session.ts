import { expect, type Page } from '@playwright/test'
import { STAFF } from '../support/shop/place-order.ts'
import { createAccount } from '../walks/browser/account.ts'
import { beginSession } from '../walks/browser/real-session.ts'

/**
 * Opens a page as somebody who has signed in before: as after a reload, and without the form's page, which
 * other journeys fill in.
 */
export const openSignedIn = async (
  page: Page,
  account: { email: string; password: string },
  place: string,
) => {
  await beginSession(page, account)
  await page.goto(place)
}

export const openAsStaff = async (page: Page, place: string) => {
  await openSignedIn(page, STAFF, place)
  await expect(page.getByRole('button', { name: 'Staff' })).toBeVisible()
}

/** Opens a page as the customer of a new account, and answers the account. */
export const openAsCustomer = async (page: Page, place: string, email?: string) => {
  const account = await createAccount(email)
  await openSignedIn(page, account, place)
  await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible()
  return account
}
