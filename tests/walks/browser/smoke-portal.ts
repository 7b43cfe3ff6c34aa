import { expect, type Page, test } from '@playwright/test'
import { ARTIST } from '#tests/support/shop/own-work.ts'
import { openSignedIn } from '../../journeys/session.ts'
import { signOut } from '../../journeys/steps.ts'

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
