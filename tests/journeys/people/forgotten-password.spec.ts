import { signOut, signUp } from '../steps.ts'
import { expect, expectAccessible, makeEmail, test } from '../visitor.ts'

test.describe('A forgotten password', () => {
  // Spec 2.7, 2.8, 2.97, 2.99, 2.100, 4.35, 5.14, 5.15, 5.17, 8.18, 8.19
  test('is reset by the link that comes by mail, and the link works once', async ({ page, outbox }) => {
    const email = makeEmail('forgetful')
    await signUp(page, email)
    await signOut(page)
    await page.goto('/accounts/login')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
    await expect(page.getByText('We can send you a link to reset it.')).toBeVisible()
    await expectAccessible(page)
    const field = page.getByLabel('Email')
    await expect(field).toHaveAttribute('placeholder', 'Email')
    await expect(field).toHaveAttribute('type', 'email')
    await page.getByRole('button', { name: 'Request Reset' }).click()
    await expect(page.getByText('Form failed client-side validation')).toBeVisible()
    await page.goto(`/accounts/reset-password?${new URLSearchParams({ email })}`)
    await expect(field).toHaveValue(email)
    await page.getByRole('button', { name: 'Request Reset' }).click()
    await expect(
      page.getByText(
        "Password reset requested. If you don't receive an email, you may not have an account at that address.",
      ),
    ).toBeVisible()

    await outbox.goto('/outbox')
    const link = outbox
      .getByRole('article')
      .filter({ hasText: `to ${email}` })
      .getByRole('link')
    const address = (await link.first().getAttribute('href')) ?? ''
    const path = new URL(address).pathname
    await page.goto(path)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(page.getByText('Form failed client-side validation')).toBeVisible()
    await page.getByLabel('New password').fill('password1')
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(page.getByText('This password is too common.')).toBeVisible()
    await expect(page.getByLabel('New password')).toBeFocused()
    await page.getByLabel('New password').fill('a brighter harbour')
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(page.getByText('Password changed.')).toBeVisible()
    await expect(page.getByText('Please sign in to continue')).toBeVisible()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill('a brighter harbour')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible()

    await page.goto(path)
    await page.getByLabel('New password').fill('another harbour')
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(page.getByText('Invalid hidden fields. Please contact support.')).toBeVisible()
    await expect(page.getByText('Invalid token for given user.')).toBeVisible()
    await expectAccessible(page)
  })

  // Spec 2.7, 2.8, 5.16
  for (const [path, words] of [
    ['', 'Missing uid, token. Please contact support.'],
    ['/MQ', 'Missing token. Please contact support.'],
    ['?token=x', 'Missing uid. Please contact support.'],
  ])
    test(`cannot be set by the address with “${path}”: ${words}`, async ({ page }) => {
      await page.goto(`/accounts/reset-password-confirm${path}`)
      await expect(page.getByText(words ?? '')).toBeVisible()
      await page.getByRole('button', { name: 'Back to sign in' }).click()
      await expect(page).toHaveURL(/\/accounts\/login$/)
    })
})
