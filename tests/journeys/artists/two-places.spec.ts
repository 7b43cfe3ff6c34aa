import type { Page } from '@playwright/test'
import { takePainter } from '#tests/support/shop/painters.ts'
import { loseSessionAt } from '../lapse.ts'
import { openAsCustomer, openSignedIn } from '../session.ts'
import { signIn } from '../steps.ts'
import { expect, expectAccessible, test } from '../visitor.ts'

const BIO = 'I print the harbor of my town by hand, on paper that I make myself.'

const bio = (page: Page) => page.getByRole('textbox', { name: 'Bio' })
const isKept = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible()

// Issue 16, line 1
test('An application that is begun goes on at its step on another device, and after a session that lapsed', async ({
  page,
  browser,
  baseURL,
}) => {
  const account = await openAsCustomer(page, '/artist/apply/info')
  await page.getByLabel('Full name').fill('Nell Amory')
  await page.getByLabel('Location').fill('Porto, Portugal')
  await bio(page).fill(BIO)
  await isKept(page)

  const device = await browser.newContext({ baseURL: baseURL ?? '' })
  const other = await device.newPage()
  await openSignedIn(other, account, '/artist/apply')
  await other.getByRole('button', { name: 'Apply to sell' }).click()
  await expect(other).toHaveURL('/artist/apply/info')
  await expect(other.getByLabel('Full name')).toHaveValue('Nell Amory')
  await expect(bio(other)).toHaveValue(BIO)
  await device.close()

  await loseSessionAt(page, 'SaveArtistApplication')
  await bio(page).fill(`${BIO} And its people.`)
  await expect(page.getByRole('heading', { name: 'This page requires login.' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await signIn(page, account.email, account.password)
  await expect(page).toHaveURL('/artist/apply/info')
  await expect(bio(page)).toHaveValue(`${BIO} And its people.`)
  await isKept(page)
})

// Issue 16, line 34
test('A profile that two tabs edit shows both texts, and nothing is lost', async ({ page, context }) => {
  await openSignedIn(page, await takePainter(), '/artist/profile/edit')
  await bio(page).fill(`${BIO} In the first tab.`)
  const second = await context.newPage()
  await second.goto('/artist/profile/edit')
  await bio(second).fill(`${BIO} In the second tab.`)
  await second.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(second).toHaveURL(/\/artist\/profile$/)

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'This was also changed on another page' })).toBeFocused()
  await expect(page.getByText(`${BIO} In the second tab.`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep this bio' }).click()
  await expect(bio(page)).toHaveValue(`${BIO} In the first tab.`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/artist\/profile$/)
  await expect(page.getByText('In the first tab.')).toBeVisible()
})
