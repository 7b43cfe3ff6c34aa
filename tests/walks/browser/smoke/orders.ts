import { expect, type Page, test } from '@playwright/test'
import { PASSWORD, signOut } from '../../../journeys/steps.ts'
import { makeEmail } from '../../../journeys/visitor.ts'
import { deliverOrder, placeOrder } from '../../../support/shop/place-order.ts'

/** Finds a guest's order, keeps it in an account and returns it; nobody is signed in before or after. */
export const keepAndReturn = async (page: Page) => {
  const guest = makeEmail('kept')
  const { orderId, cartToken } = await placeOrder({ guest })
  const main = page.getByRole('main')

  await test.step('a guest looks for an order by another email', async () => {
    await page.goto('/orders/find')
    await main.getByLabel('Order number').fill(orderId)
    await main.getByLabel('Email').fill(makeEmail('another'))
    await main.getByRole('button', { name: 'Find order' }).click()
    await expect(main.getByText('No guest order matches that number and email.')).toBeVisible()
  })

  await test.step('and keeps it in an account', async () => {
    await page.goto(`/checkout/confirmation/${orderId}?cart=${cartToken}`)
    await main.getByLabel('Password').fill(PASSWORD)
    await main.getByRole('button', { name: 'Create account' }).click()
    await expect(main.getByText('This order is saved in your account.')).toBeVisible()
  })

  await test.step('and returns it once it was delivered', async () => {
    await deliverOrder(orderId)
    await page.goto(`/orders/${orderId}`)
    await main.getByRole('link', { name: 'Return items' }).click()
    await main.getByRole('checkbox').check()
    await main.getByLabel('Reason').selectOption('Changed my mind')
    await main.getByRole('button', { name: 'Request return' }).click()
    await expect(main.getByRole('list', { name: 'Returns', exact: true })).toContainText('Requested')
    await signOut(page)
  })
}
