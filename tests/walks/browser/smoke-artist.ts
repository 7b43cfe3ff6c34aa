import { expect, type Page, test } from '@playwright/test'
import { DEMO_PASSWORD } from '#services/auth/users/demo.ts'
import { signIn, signOut } from '../../journeys/steps.ts'

/** Sets the machines of the artist portal going, as an artist who signs in and out again. */
export const workAsArtist = async (page: Page) => {
  await test.step('an artist begins a payment account, and nearly removes another', async () => {
    await page.goto('/accounts/login?redirect=/artist/account/payment')
    await signIn(page, 'artist@aquatint.test', DEMO_PASSWORD)
    await page.getByRole('link', { name: 'Add an account' }).click()
    await page.getByRole('radio', { name: /^Venmo/ }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Remove' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await signOut(page)
  })
}
