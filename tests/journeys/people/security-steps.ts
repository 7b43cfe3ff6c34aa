import { expect, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { PASSWORD } from '../steps.ts'

const PERIOD = 30

export const twoStep = (page: Page) => page.getByRole('region', { name: 'Two-step verification' })
export const devices = (page: Page) => page.getByRole('list', { name: 'Signed-in devices' })

/** Answers what an authenticator app shows, `ahead` times 30 seconds from now: each code is accepted once. */
export const codeOf = (secret: string, ahead = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + ahead * PERIOD * 1_000 })

/** Begins the set-up, and answers the key for an app. */
export const beginSetup = async (page: Page): Promise<string> => {
  await page.goto('/accounts/security')
  await twoStep(page).getByRole('button', { name: 'Set up' }).click()
  const key = twoStep(page).locator('code')
  await expect(key).toHaveText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/)
  return (await key.innerText()).replaceAll(' ', '')
}

const readCodes = (page: Page) =>
  twoStep(page).getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts()

/** Sets it up until the recovery codes are shown, and answers the key. */
export const setUp = async (page: Page, password = PASSWORD): Promise<string> => {
  const key = await beginSetup(page)
  await twoStep(page).getByLabel('Password').fill(password)
  await twoStep(page).getByLabel('Enter the 6-digit code').fill(codeOf(key))
  await twoStep(page).getByRole('button', { name: 'Turn on' }).click()
  await expect(twoStep(page).getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible()
  return key
}

/** Turns it on, and answers the key and the recovery codes. */
export const turnOn = async (page: Page, password = PASSWORD) => {
  const key = await setUp(page, password)
  const codes = await readCodes(page)
  await twoStep(page).getByRole('button', { name: 'I saved them' }).click()
  await expect(twoStep(page).getByText('10 recovery codes left.')).toBeVisible()
  return { key, codes }
}

export const verify = async (page: Page, code: string, label = '6-digit code') => {
  await page.getByLabel(label).fill(code)
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
}
