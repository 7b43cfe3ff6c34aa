import { expect, type Page } from '@playwright/test'

/** What visitors do; each step ends when the visitor can see that it is done. */

export const PASSWORD = 'a sound pass phrase'

export const tiles = (page: Page) => page.getByRole('list', { name: 'Search results' }).getByRole('link')
export const quickView = (page: Page) => page.getByRole('region', { name: /^Quick view/ })
export const cartLines = (page: Page) => page.getByRole('list', { name: 'Items' }).getByRole('listitem')
export const summary = (page: Page) => page.getByRole('region', { name: 'Order summary' })
export const cartLink = (page: Page) => page.getByRole('link', { name: /^\d+ items? in / })

export const searchFor = async (page: Page, words: string) => {
  const box = page.getByRole('searchbox', { name: 'Search Art' })
  await box.fill(words)
  await box.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible()
}

/** Opens the quick view of a result, and answers the picture's title. */
export const openResult = async (page: Page, index: number) => {
  await tiles(page).nth(index).click()
  const heading = quickView(page).getByRole('heading', { level: 2 })
  await expect(heading).toBeVisible()
  return (await heading.textContent()) ?? ''
}

/** Chooses another substrate of the open picture than the one that is chosen, and answers its name. */
export const chooseAnotherSubstrate = async (page: Page): Promise<string> => {
  const substrates = quickView(page).getByRole('group', { name: 'Substrate' })
  const label = substrates
    .locator('label')
    .filter({ has: page.getByRole('radio', { checked: false, disabled: false }) })
  const name = (await label.first().innerText()).trim()
  await substrates.getByRole('radio', { name, exact: true }).check({ force: true })
  return name
}

/** Adds the open picture in the chosen substrate and size. */
export const addToProject = async (page: Page) => {
  const add = quickView(page).getByRole('button', { name: /^Add to (cart|project)$/ })
  await expect(add).toBeEnabled()
  await add.click()
}

export const giveEmail = async (page: Page, email: string) => {
  const dialog = page.getByRole('dialog', { name: 'Save your cart' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toBeHidden()
}

export const expectInCart = (page: Page, count: number) =>
  expect(cartLink(page)).toHaveAccessibleName(new RegExp(`^${count} items? in `))

/** Makes a guest with one picture in their project, and answers its title. */
export const becomeGuestWithItem = async (page: Page, email: string, words = 'mountain') => {
  await page.goto('/')
  await searchFor(page, words)
  const title = await openResult(page, 0)
  await addToProject(page)
  await giveEmail(page, email)
  await expectInCart(page, 1)
  return title
}

export const signUp = async (page: Page, email: string, at = '/accounts/register') => {
  await page.goto(at)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign up' }).click()
  // The next page closes any menu that was opened before it came.
  await expect(page).not.toHaveURL(/\/accounts\/register/)
  await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible()
}

export const signIn = async (page: Page, email: string, password = PASSWORD) => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

export const signOut = async (page: Page) => {
  const link = page.getByRole('link', { name: 'Sign out' })
  // The page after a sign-in closes a menu that was opened before it came: open it again.
  await expect(async () => {
    if (!(await link.isVisible())) await page.getByRole('button', { name: 'My Account' }).click()
    await link.click({ timeout: 2_000 })
  }).toPass()
  await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible()
}

/** Asks to sign out everywhere and confirms it, without waiting for what follows. */
export const confirmSignOutEverywhere = async (page: Page) => {
  await page.getByRole('button', { name: 'My Account' }).click()
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' })
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click()
}

export const signOutEverywhere = async (page: Page) => {
  await confirmSignOutEverywhere(page)
  await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible()
}

/** Finds the address of an artist's public page, as a search engine does. */
export async function findArtistPage(page: Page): Promise<string> {
  const sitemap = await (await page.request.get('/sitemap/pages.xml')).text()
  const path = /\/artists\/\d+/.exec(sitemap)?.[0]
  if (path === undefined) throw new Error('No artist has a page.')
  return path
}
