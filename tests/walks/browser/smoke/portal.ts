import { expect, type Page, test } from '@playwright/test'
import { DEMO_PASSWORD } from '#services/auth/users/demo.ts'
import { ARTIST } from '#tests/support/shop/own-work.ts'
import { openSignedIn } from '../../../journeys/session.ts'
import { signIn, signOut } from '../../../journeys/steps.ts'

/** Sets every machine of the artist portal going; whoever is signed in signs out first. */
export const workInPortal = async (page: Page) => {
  await test.step('an artist nearly withdraws a work', async () => {
    await page.goto('/')
    await signOut(page)
    await openSignedIn(page, ARTIST, '/artist/art/aq-000085')
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
    const question = page.getByRole('dialog', { name: /^Withdraw / })
    await expect(question.getByText(/open carts?/)).toBeVisible()
    await question.getByRole('button', { name: 'Keep it' }).click()
  })
}

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
