import type { Page } from '@playwright/test'
import { orderElsewhere } from '../../support/shop/place-order.ts'
import { openAsCustomer } from '../session.ts'
import {
  addToProject,
  becomeGuestWithItem,
  cartLines,
  chooseAnotherSubstrate,
  expectInCart,
  openResult,
  quickView,
  signIn,
  signOut,
} from '../steps.ts'
import { withImageUnpublished } from '../unpublished.ts'
import { expect, makeEmail, test } from '../visitor.ts'

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' })
const tryAgain = (page: Page) => notices(page).getByRole('button', { name: 'Try again' })

/** Answers the token of the cart that this page makes next. */
const tokenOfNew = async (page: Page, add: () => Promise<unknown>): Promise<string> => {
  const made = page.waitForResponse(
    (response) =>
      response.url().endsWith('/graphql') && response.request().postDataJSON().operationName === 'CreateCart',
  )
  await add()
  return (await (await made).json()).data.createCart.cart.token
}

const customerWithItem = async (page: Page) => {
  const account = await openAsCustomer(page, '/search?q=mountain')
  await openResult(page, 0)
  const token = await tokenOfNew(page, () => addToProject(page))
  await expectInCart(page, 1)
  return { account, token }
}

const guestWithItem = (page: Page) => tokenOfNew(page, () => becomeGuestWithItem(page, makeEmail('guest')))

test.describe('A project that was ordered elsewhere', () => {
  test('is closed as soon as a line of it is changed, and leads to its order', async ({ page }) => {
    const { account, token } = await customerWithItem(page)
    await page.goto('/projects')
    await page
      .getByRole('main')
      .getByRole('link', { name: /My project/ })
      .first()
      .click()
    const field = cartLines(page).getByRole('spinbutton')
    await expect(field).toHaveValue('1')
    const orderId = await orderElsewhere(token, account)
    await field.fill('4')
    await field.press('Enter')
    await expect(notices(page)).toContainText('it can no longer be changed.')
    await expect(notices(page)).not.toContainText('Please try again')
    const main = page.getByRole('main')
    await expect(main.getByText('This project has been ordered.')).toBeVisible()
    await expect(field).toBeHidden()
    await expect(cartLines(page).getByRole('button', { name: /Remove/ })).toBeHidden()
    await main.getByRole('link', { name: 'View order' }).click()
    await expect(page).toHaveURL(new RegExp(`/orders/${orderId}$`))
  })

  // Spec 2.28
  test('takes nothing more, and an added item goes into another project by itself', async ({ page }) => {
    const { account, token } = await customerWithItem(page)
    const orderId = await orderElsewhere(token, account)
    const substrate = await chooseAnotherSubstrate(page)
    await addToProject(page)
    await expect(notices(page)).toContainText('has been ordered.')
    await expect(notices(page).getByRole('link', { name: 'View order' })).toHaveAttribute(
      'href',
      `/orders/${orderId}`,
    )
    await expect(notices(page)).toContainText(/added to/)
    await expect(tryAgain(page)).toBeHidden()
    await expectInCart(page, 1)
    await page.goto('/cart')
    await expect(cartLines(page)).toHaveCount(1)
    await expect(cartLines(page)).toContainText(substrate, { ignoreCase: true })
  })

  test('asks a guest for an email again, and nothing is lost', async ({ page }) => {
    const token = await guestWithItem(page)
    await orderElsewhere(token, null)
    await addToProject(page)
    const dialog = page.getByRole('dialog', { name: 'Save your cart' })
    await expect(dialog).toBeVisible()
    await dialog.getByLabel('Email').fill(makeEmail('guest'))
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(notices(page)).toContainText(/added to/)
    await expectInCart(page, 1)
  })

  test('leads to its order, is not brought along on signing in, and is not offered again', async ({
    page,
  }) => {
    const { account } = await customerWithItem(page)
    await signOut(page)
    const token = await guestWithItem(page)
    const orderId = await orderElsewhere(token, null)
    await page.goto('/accounts/login?redirect=/')
    await expect(notices(page).getByRole('link', { name: 'View order' })).toBeVisible()
    await signIn(page, account.email)
    await expectInCart(page, 1)
    await expect(tryAgain(page)).toBeHidden()
    await page.reload()
    await expectInCart(page, 1)
    await expect(tryAgain(page)).toBeHidden()
    await page.goto(`/orders/${orderId}`)
    await expect(page.getByRole('heading', { level: 1, name: `Order #${orderId}` })).toBeVisible()
  })
})

test('A picture that was unpublished meanwhile says so, and is not offered to be added again', async ({
  page,
  request,
}) => {
  await becomeGuestWithItem(page, makeEmail('guest'))
  await page.goto('/search?q=aq-001702#aq-001702')
  await expect(quickView(page).getByRole('button', { name: /^Add to (cart|project)$/ })).toBeEnabled()
  await withImageUnpublished(request, 'aq-001702', async () => {
    await addToProject(page)
    await expect(notices(page)).toContainText('This image cannot be purchased.')
    await expect(notices(page)).not.toContainText('Please try again')
    await expect(tryAgain(page)).toBeHidden()
    await expect(quickView(page)).toContainText('cannot be purchased')
    await expect(quickView(page).getByRole('button', { name: /^Add to (cart|project)$/ })).toBeHidden()
    await expectInCart(page, 1)
  })
})
