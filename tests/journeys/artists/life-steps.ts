import type { Page } from '@playwright/test'
import { PASSWORD } from '../steps.ts'
import { expect, expectAccessible } from '../visitor.ts'
import { makePicture } from './made-picture.ts'

/** What an artist does in the portal, each step as far as they can see that it is done. */

const BIO = 'I print the harbor of my town by hand, on paper that I make myself.'
export const ACCOUNT = '000123456789'

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true })

/** Goes to a place of the portal by its navigation. */
export const goTo = async (page: Page, place: string) => {
  await page
    .getByRole('navigation', { name: 'Artist portal' })
    .getByRole('link', { name: place, exact: true })
    .click()
}

/** Where 'Artist profile' under My Account leads. */
export async function expectProfileLink(page: Page, to: string): Promise<void> {
  await page.getByRole('button', { name: 'My Account' }).click()
  await expect(page.getByRole('link', { name: 'Artist profile', exact: true })).toHaveAttribute('href', to)
  await page.keyboard.press('Escape')
}

/** Applies with three pictures, from the page that says what selling is to the one that says it was sent. */
export async function apply(page: Page, { email, name }: { email: string; name: string }): Promise<void> {
  await page.goto('/artist/apply/sample')
  await expect(page.getByText('This page requires login.')).toBeVisible()
  await page.goto('/artist/apply')
  await press(page, 'Apply to sell')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page).toHaveURL('/artist/apply/info')
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Location').fill('Hudson, New York')
  await page.getByRole('textbox', { name: 'Bio' }).fill(BIO)
  await press(page, 'Continue')
  await expect(page).toHaveURL('/artist/apply/sample')
  const pictures = await Promise.all([makePicture(), makePicture(), makePicture()])
  await page.getByLabel('Files', { exact: true }).setInputFiles(pictures)
  await submit(page)
}

/** Applies once more with what was declined. */
export async function applyAgain(page: Page): Promise<void> {
  await press(page, 'Apply again')
  await expect(page).toHaveURL('/artist/apply/info')
  await press(page, 'Continue')
  await submit(page)
}

async function submit(page: Page): Promise<void> {
  await expect(page.getByText('3 pictures ready.')).toBeVisible()
  await press(page, 'Submit application')
  await expect(page).toHaveURL('/artist/apply/applied')
}

export async function acceptAgreement(page: Page, name: string): Promise<void> {
  await expect(main(page).getByRole('heading', { name: /of each sale$/ })).toBeVisible()
  await expectAccessible(page)
  await field(page, 'Your name *').fill(name)
  await main(page).getByRole('checkbox').check()
  await press(page, 'Accept')
  await expect(main(page).getByText(/^Accepted on /)).toBeVisible()
}

export async function signTaxForm(page: Page, name: string): Promise<void> {
  await press(page, 'Yes, a US person')
  await field(page, 'Name *').fill(name)
  await field(page, 'Tax classification *').selectOption('individual')
  await field(page, 'Street and number *').fill('12 Mill Lane')
  await field(page, 'City *').fill('Hudson')
  await field(page, 'State *').selectOption('NY')
  await field(page, 'ZIP code *').fill('12534')
  await field(page, 'Kind of number *').selectOption('ssn')
  await field(page, 'Taxpayer number *').fill('536-90-4823')
  await expectAccessible(page)
  await press(page, 'Continue to sign')
  await field(page, 'Signature *').fill(name)
  await press(page, 'Sign and file')
  await expect(main(page).getByText('Valid, no end date')).toBeVisible()
}

export async function addAccount(page: Page, { email, name }: { email: string; name: string }) {
  const [first = '', last = ''] = name.split(' ')
  await page.getByRole('link', { name: 'Add an account' }).click()
  await page.getByRole('radio', { name: /Bank account/ }).check()
  await press(page, 'Continue')
  await page.getByLabel('First name').fill(first)
  await page.getByLabel('Last name').fill(last)
  await page.getByLabel('Email for news about payments').fill(email)
  await page.getByLabel('Kind of account').selectOption('CHECKING')
  await page.getByLabel('Routing number').fill('021000021')
  await press(page, 'Continue')
  await giveNumber(page, ACCOUNT, 'Add the account')
}

/** Corrects the account that the bank refused, from what the home page says to do next. */
export async function correctAccount(page: Page, number: string): Promise<void> {
  await page.getByRole('region', { name: 'What to do next' }).getByRole('link', { name: 'Correct' }).click()
  await page
    .getByRole('article')
    .filter({ hasText: 'Rejected' })
    .getByRole('link', { name: 'Correct' })
    .click()
  await press(page, 'Continue')
  await giveNumber(page, number, 'Correct the account')
}

async function giveNumber(page: Page, number: string, deed: string): Promise<void> {
  await page.getByLabel('Account number', { exact: false }).first().fill(number)
  await page.getByLabel('Account number again').fill(number)
  await press(page, 'Continue')
  await page.getByLabel('Your password').fill(PASSWORD)
  await press(page, deed)
  const accounts = page.getByRole('list', { name: 'Payment accounts' })
  await expect(accounts).toContainText(`•••• ${number.slice(-4)}`)
  await expect(accounts).toContainText(/Payments wait until/)
}

/**
 * Sends a picture with a title, and answers the image's id. Whoever was taken on finds the pictures of their
 * application there too, and saves them along.
 */
export async function upload(page: Page, title: string): Promise<string> {
  await goTo(page, 'Upload')
  await page.getByLabel('Files', { exact: true }).setInputFiles(await makePicture('mine.jpg'))
  await page.getByRole('dialog').getByRole('button', { name: 'Upload 1 picture' }).click()
  const mine = page.getByRole('listitem', { name: 'mine.jpg' })
  await expect(mine.getByText('Ready')).toBeVisible({ timeout: 60_000 })
  await mine.getByRole('button', { name: /^Details of / }).click()
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByRole('button', { name: /^Save \d+ pictures?$/ }).click()
  const path = await mine.getByRole('link', { name: 'Open the picture' }).getAttribute('href')
  return path?.split('/').at(-1) ?? ''
}

/** The cents of one of the sums above the earnings; it opens what the sum is made of. */
export async function openSum(page: Page, label: string): Promise<number> {
  const sum = page.getByRole('navigation', { name: 'Your earnings' }).getByRole('link', { name: label })
  await sum.click()
  await expect(sum).toHaveAttribute('aria-current', 'true')
  return centsIn(await sum.textContent())
}

export const centsIn = (text: string | null): number =>
  Math.round(Number(/\$([\d,.]+)/.exec(text ?? '')?.[1]?.replaceAll(',', '')) * 100)

/** What the lines beneath come to, as the page says; they come to it themselves where all stand there. */
export async function readTotal(page: Page): Promise<number> {
  const total = main(page).getByText(/^Total( withheld)? /)
  await expect(total).toBeVisible()
  return centsIn(await total.textContent())
}
