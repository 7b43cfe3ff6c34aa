import { expect, type Page } from '@playwright/test'
import { createAccountWithCart } from '../../walks/browser/account-cart.ts'
import { openSignedIn } from '../session.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

export const stepHeading = (page: Page, name: string) =>
  page.getByRole('heading', { name, level: 2, exact: true })

/** Fills in an address that we ship to. */
export const fillAddress = async (page: Page) => {
  await page.getByLabel('Full name').fill('Ada Marsh')
  await page.getByLabel('Street address').fill('12 Harbor Street')
  await page.getByLabel('City').fill('Portland')
  await page.getByLabel('State').selectOption('ME')
  await page.getByLabel('ZIP code').fill('04101')
}

/** Goes from the first step of an open checkout to its last. */
export const comeToPayment = async (page: Page) => {
  await expect(stepHeading(page, 'Where should it go?')).toBeVisible()
  await fillAddress(page)
  await press(page, 'Continue to review')
  await expect(stepHeading(page, 'Review your order')).toBeVisible()
  await press(page, 'Continue to payment')
}

/** Chooses to pay by purchase order, and fills its number in. */
export const fillPurchaseOrder = async (page: Page, reference = 'PO 118') => {
  await page.getByRole('radio', { name: 'Purchase order' }).check()
  await page.getByLabel('Purchase order number').fill(reference)
}

/** Goes there and fills the reference in. */
export const goToPayment = async (page: Page, reference = 'PO 118') => {
  await comeToPayment(page)
  await fillPurchaseOrder(page, reference)
}

/** Answers the order's number, which the confirmation names. */
export const expectConfirmed = async (page: Page): Promise<string> => {
  await expect(page.getByRole('heading', { name: 'Thank you', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/checkout\/confirmation\/[^/]+$/)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** Orders by purchase order what the open checkout shows. */
export const orderByPurchaseOrder = async (page: Page): Promise<string> => {
  await goToPayment(page)
  await press(page, /^Place order · \$/)
  return expectConfirmed(page)
}

/** Brings somebody with one picture in a project to its checkout. */
export const comeToCheckOut = async (page: Page) => {
  const owner = await createAccountWithCart()
  const place = `/projects/${owner.projectId}/checkout`
  await openSignedIn(page, owner, place)
  await expect(page).toHaveURL(new RegExp(`${place}$`))
  return owner
}

export const expectOneOrder = async (page: Page, orderId: string) => {
  await page.goto('/orders')
  await expect(page.getByRole('link', { name: new RegExp(orderId) }).first()).toBeVisible()
  await expect(page.locator('main').getByText(/Order #/)).toHaveCount(1)
}
