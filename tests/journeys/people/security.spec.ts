import type { Page } from '@playwright/test'
import { readKept } from '../kept.ts'
import { openAsCustomer, openSignedIn } from '../session.ts'
import {
  addToProject,
  cartLines,
  expectInCart,
  openResult,
  PASSWORD,
  signIn,
  signOut,
  signUp,
} from '../steps.ts'
import { expect, expectAccessible, makeEmail, test } from '../visitor.ts'
import { beginSetup, codeOf, devices, turnOn, twoStep, verify } from './security-steps.ts'

const WRONG = 'That code is incorrect or has expired. Please try again.'

/** Reads the challenge that answers the next sign-in. */
const challengeOf = async (page: Page): Promise<string> => {
  const answer = await page.waitForResponse(
    (response) =>
      response.url().endsWith('/graphql') && response.request().postDataJSON().operationName === 'SignIn',
  )
  return (await answer.json()).data.signIn.challenge
}

test.describe('Two-step verification', () => {
  test('is set up, asked for in the middle of something, and turned off', async ({ page }) => {
    const email = makeEmail('careful')
    await signUp(page, email)
    await page.getByRole('button', { name: 'My Account' }).click()
    await page.getByRole('link', { name: 'Security' }).click()
    await expect(page).toHaveTitle('Security · Aquatint')
    await expect(twoStep(page).getByRole('button', { name: 'Set up' })).toBeVisible()
    await expectAccessible(page)
    const { key, codes } = await turnOn(page)
    expect(new Set(codes).size).toBe(10)
    await expectAccessible(page)

    await signOut(page)
    await page.goto('/search?q=mountain')
    const title = await openResult(page, 0)
    await addToProject(page)
    await page.getByRole('button', { name: 'Sign in instead' }).click()
    await signIn(page, email)
    await expect(page.getByText('Enter the code from your authenticator app.')).toBeVisible()
    await expect(page.getByLabel('6-digit code')).toBeFocused()
    await expectAccessible(page)
    await verify(page, '000000')
    await expect(page.getByText(WRONG)).toBeVisible()
    await expect(page.getByLabel('6-digit code')).toBeFocused()
    await expectInCart(page, 0)
    await verify(page, codeOf(key, 1))
    await expect(page).toHaveURL(/\/search\?q=mountain/)
    await expectInCart(page, 1)
    await page.goto('/cart')
    await expect(cartLines(page)).toContainText(title)

    await signOut(page)
    await page.goto('/accounts/login?redirect=/accounts/security')
    await signIn(page, email)
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
    await expectAccessible(page)
    await verify(page, codes[0] ?? '', 'Recovery code')
    await expect(twoStep(page).getByText('9 recovery codes left.')).toBeVisible()
    await twoStep(page).getByRole('button', { name: 'Turn off' }).click()
    await twoStep(page).getByLabel('Password').fill('not this one')
    await twoStep(page)
      .getByLabel('Code')
      .fill(codes[1] ?? '')
    await twoStep(page).getByRole('button', { name: 'Turn off' }).click()
    await expect(twoStep(page).getByText('Invalid password.')).toBeVisible()
    await expectAccessible(page)
    await twoStep(page).getByLabel('Password').fill(PASSWORD)
    await twoStep(page).getByRole('button', { name: 'Turn off' }).click()
    await expect(twoStep(page).getByRole('button', { name: 'Set up' })).toBeVisible()

    await signOut(page)
    await page.goto('/accounts/login')
    await signIn(page, email)
    await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible()
  })

  test('keeps no secret, can be cancelled at the code, and asks for the password after a reload', async ({
    page,
  }) => {
    const email = makeEmail('careful')
    await signUp(page, email)
    const { codes } = await turnOn(page)
    await signOut(page)
    await page.goto('/accounts/login?redirect=/accounts/security')
    await signIn(page, email)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expect(page.getByLabel('Password')).toBeFocused()
    const challenged = challengeOf(page)
    await signIn(page, email)
    const challenge = await challenged
    await verify(page, '135790')
    await expect(page.getByText(WRONG)).toBeVisible()
    const journal = await readKept(page)
    expect(journal).toContain('"stream":"auth"')
    for (const secret of [challenge, '135790', PASSWORD]) expect(journal).not.toContain(secret)
    await page.reload()
    await expect(page.getByText('Please sign in to continue')).toBeVisible()
    await signIn(page, email)
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
    await verify(page, codes[0] ?? '', 'Recovery code')
    await expect(page).toHaveURL(/\/accounts\/security$/)
  })

  test('is set up by keyboard alone, and reveals its key and codes to nobody else', async ({ page }) => {
    await openAsCustomer(page, '/')
    const key = await beginSetup(page)
    await expectAccessible(page)
    const heading = twoStep(page).getByRole('heading', { name: 'Two-step verification' })
    await expect(heading).toBeFocused()
    for (let field = 0; field < 2; field += 1) await page.keyboard.press('Tab')
    await expect(twoStep(page).getByLabel('Password')).toBeFocused()
    await page.keyboard.type('not this one')
    // Between them is the button that shows the password.
    for (let stop = 0; stop < 2; stop += 1) await page.keyboard.press('Tab')
    await expect(twoStep(page).getByLabel('Enter the 6-digit code')).toBeFocused()
    await page.keyboard.type('000000')
    await page.keyboard.press('Enter')
    await expect(twoStep(page).getByText('Invalid password.')).toBeVisible()
    await expect(twoStep(page).getByLabel('Password')).toBeFocused()
    await expect(twoStep(page).getByLabel('Enter the 6-digit code')).toHaveValue('000000')
    await expectAccessible(page)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(twoStep(page).getByText(WRONG)).toBeVisible()
    await expect(twoStep(page).getByLabel('Enter the 6-digit code')).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(codeOf(key))
    await page.keyboard.press('Enter')
    await expect(twoStep(page).getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible()
    await expect(heading).toBeFocused()
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    for (let button = 0; button < 2; button += 1) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect((await download).suggestedFilename()).toBe('recovery-codes.txt')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(twoStep(page).getByText('10 recovery codes left.')).toBeVisible()
    expect(await readKept(page)).not.toContain(key)
  })
})

test('Another device is listed, and signed out once that is confirmed', async ({
  page,
  browser,
  baseURL,
}) => {
  const account = await openAsCustomer(page, '/')
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const other = await context.newPage()
  await openSignedIn(other, account, '/projects')
  await expect(other.getByRole('heading', { name: 'Projects' })).toBeVisible()

  await page.goto('/accounts/security')
  await expect(devices(page).getByRole('listitem')).toHaveCount(2)
  await expect(devices(page).getByText('This device')).toHaveCount(1)
  await expectAccessible(page)
  await devices(page)
    .getByRole('button', { name: /^Sign out / })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Sign out this device?' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(devices(page).getByRole('listitem')).toHaveCount(2)
  await devices(page)
    .getByRole('button', { name: /^Sign out / })
    .click()
  await dialog.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page.getByText('Device signed out.')).toBeVisible()
  await expect(devices(page).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByText('You’re not signed in anywhere else.')).toBeVisible()

  await other.reload()
  await expect(other.getByText('Your session expired. Please sign in again.')).toBeVisible()
  await context.close()
})
