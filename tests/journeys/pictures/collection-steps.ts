import { expect, type Page } from '@playwright/test'
import { openAsStaff } from '../session.ts'

/** What staff do with collections. */

export const inOrder = (page: Page) => page.getByRole('list', { name: 'Pictures in order' })
export const grips = (page: Page) => inOrder(page).getByRole('button', { name: /^Move / })
export const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click()

/** Reads the titles in their arranged order. */
export const readTitles = async (page: Page): Promise<string[]> => {
  await expect(grips(page).first()).toBeVisible()
  const labels = await grips(page).evaluateAll((all) =>
    all.map((each) => each.getAttribute('aria-label') ?? ''),
  )
  return labels.map((label) => label.replace(/^Move (.*), position \d+ of \d+$/, '$1'))
}

export const addFound = async (page: Page, words: string, count: number) => {
  await page.getByRole('searchbox', { name: 'Add pictures' }).fill(words)
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  for (let added = 0; added < count; added++) {
    await page
      .getByRole('button', { name: /^Add: / })
      .first()
      .click()
    await expect(page.getByRole('button', { name: /^Already in: / })).toHaveCount(added + 1)
  }
}

let made = 0
/** Saves a new collection with three pictures, and answers its address. */
export const makeCollection = async (page: Page, words = 'fern') => {
  const name = `Made ${process.pid}-${++made}`
  await openAsStaff(page, '/collections')
  await page.getByRole('button', { name: 'New collection' }).click()
  const dialog = page.getByRole('dialog', { name: 'New collection' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Description').fill('Made in a journey.')
  await dialog.getByRole('button', { name: 'Create collection' }).click()
  await expect(page).toHaveURL(/\/collections\/\d+\/edit$/)
  await addFound(page, words, 3)
  await save(page)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  return { name, path: new URL(page.url()).pathname }
}
