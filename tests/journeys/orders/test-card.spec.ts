import type { Page } from '@playwright/test'
import { CARDS } from '#services/cards/test-cards.ts'
import { becomeGuestWithItem } from '../steps.ts'
import { expect, expectAccessible, makeEmail, test } from '../visitor.ts'
import { comeToPayment, expectConfirmed } from './checkout-steps.ts'

// A card is declined twice.
test.use({ expectedNoise: [/402 \(Payment Required\)/] })

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

const type = async (page: Page, number: string) => {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiration').fill('12 / 40')
  await page.getByLabel('Security code').fill('123')
  await press(page, /^Place order/)
}

test('In a demonstration a guest pays with a test card, real cards are refused, and the bank may ask @phone', async ({
  page,
}) => {
  await becomeGuestWithItem(page, makeEmail('card'))
  await page.goto('/cart')
  await expect(page.getByText('Secure checkout · card or purchase order')).toBeVisible()
  await page.goto('/checkout')
  await comeToPayment(page)
  await expect(page.getByText('This is a demonstration.')).toBeVisible()
  await expectAccessible(page)

  await type(page, '4242')
  await expect(page.getByText('Your card number is incomplete.')).toBeVisible()
  await expect(page.getByLabel('Card number')).toBeFocused()
  await type(page, '4111 1111 1111 1111')
  await expect(page.getByText('This is a demonstration. Please use one of its test cards.')).toBeVisible()
  await press(page, '4000 0000 0000 9995')
  await press(page, /^Place order/)
  await expect(page.getByText('Your card has insufficient funds.')).toBeVisible()

  await type(page, CARDS.authentication)
  const bank = page.getByRole('dialog', { name: 'Is this you?' })
  await expectAccessible(page)
  await bank.getByRole('button', { name: 'No, cancel' }).click()
  await expect(page.getByText('We are unable to authenticate your payment method.')).toBeVisible()
  await press(page, /^Place order/)
  await bank.getByRole('button', { name: 'Yes, approve' }).click()

  const orderId = await expectConfirmed(page)
  await page.goto(`/orders/${orderId}`)
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible({ timeout: 2_000 })
  }).toPass()
})
