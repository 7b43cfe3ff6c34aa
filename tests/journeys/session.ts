import { expect, type Page } from '@playwright/test'
import { STAFF } from '../support/shop/place-order.ts'
import { createAccount } from '../walks/browser/account.ts'
import { signIn } from './steps.ts'

/** Signs in by the form that leads on to a page. */
export const openSignedIn = async (
  page: Page,
  account: { email: string; password: string },
  place: string,
) => {
  await page.goto(`/accounts/login?${new URLSearchParams({ redirect: place })}`)
  await signIn(page, account.email, account.password)
  // The next page closes any menu that was opened before it came.
  await expect(page).not.toHaveURL(/\/accounts\/login/)
}

export const openAsStaff = async (page: Page, place: string) => {
  await openSignedIn(page, STAFF, place)
  await expect(page.getByRole('button', { name: 'Staff', exact: true })).toBeVisible()
}

/** Opens a page as the customer of a new account, and answers the account. */
export const openAsCustomer = async (page: Page, place: string, email?: string) => {
  const account = await createAccount(email)
  await openSignedIn(page, account, place)
  await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible()
  return account
}
