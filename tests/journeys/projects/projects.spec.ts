import type { Page } from '@playwright/test'
import { openAsCustomer } from '../session.ts'
import { addToProject, cartLines, cartLink, expectInCart, openResult, quickView, summary } from '../steps.ts'
import { expect, expectAccessible, test } from '../visitor.ts'

const rows = (page: Page) => page.getByRole('list', { name: 'Projects' }).getByRole('listitem')
const row = (page: Page, name: string) => rows(page).filter({ has: page.getByRole('heading', { name }) })
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

const makeProject = async (page: Page, name: string) => {
  await page.goto('/projects')
  await page.getByRole('button', { name: 'New project' }).click()
  const dialog = page.getByRole('dialog', { name: 'New project' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Create project' }).click()
  await expect(title(page)).toHaveText(name)
}

const rename = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByLabel('Project name').fill(name)
  await page.keyboard.press('Enter')
}

// Spec 1.2, 2.19, 2.20, 2.21, 2.23, 2.31, 2.79, 2.82, 2.111, 4.17
test('An account has any number of projects: each has a name and a page, one is current, and items go where they are meant to', async ({
  page,
  context,
}) => {
  await openAsCustomer(page, '/projects')

  await test.step('there are none at first, and one without a name is refused at its field', async () => {
    await expect(page).toHaveTitle(/^Projects · /)
    await expect(page.getByText('You have no projects yet.')).toBeVisible()
    await page.getByRole('button', { name: 'New project' }).click()
    const dialog = page.getByRole('dialog', { name: 'New project' })
    await expectAccessible(page)
    await dialog.getByLabel('Name').fill('   ')
    await dialog.getByRole('button', { name: 'Create project' }).click()
    await expect(dialog.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
  })

  await test.step('a new one is empty, current, and named in the header', async () => {
    await makeProject(page, 'Lobby')
    await expect(page).toHaveTitle(/^Lobby · /)
    await expect(page.getByRole('heading', { name: 'Your project is empty' })).toBeVisible()
    await expect(cartLink(page)).toHaveAccessibleName('0 items in Lobby')
    await expectAccessible(page)
  })

  await test.step('its name is changed in its place, here and in another tab at once', async () => {
    const other = await context.newPage()
    await other.goto('/projects')
    await expect(row(other, 'Lobby')).toContainText('Current project')
    await rename(page, '')
    await expect(page.getByRole('alert')).toHaveText('This field is required.')
    // The page keeps its heading while the name is being changed.
    await expect(title(page)).toHaveText('Lobby')
    await page.keyboard.press('Escape')
    await expect(title(page)).toHaveText('Lobby')
    await rename(page, 'Lobby, north wing')
    await expect(page.getByRole('button', { name: 'Rename' })).toBeFocused()
    await expect(cartLink(page)).toHaveAccessibleName('0 items in Lobby, north wing')
    await expect(cartLink(other)).toHaveAccessibleName('0 items in Lobby, north wing')
    await expect(row(other, 'Lobby, north wing')).toBeVisible()
    await other.close()
  })

  await test.step('Quick Add adds to the current one, or to another that is chosen for it', async () => {
    await makeProject(page, 'Hotel')
    await page.goto('/search?q=mountain')
    await openResult(page, 0)
    await addToProject(page)
    await expectInCart(page, 1)
    const project = quickView(page).getByLabel('Project', { exact: true })
    await expect(project.getByRole('option')).toHaveText(['Hotel (current)', 'Lobby, north wing'])
    await project.selectOption({ index: 1 })
    await expectAccessible(page)
    await addToProject(page)
    const told = page.getByRole('region', { name: 'Notices' }).getByText('added to Lobby, north wing')
    await expect(told).toBeVisible()
    await expect(cartLink(page)).toHaveAccessibleName('1 item in Hotel')
    await told.getByRole('link', { name: 'View project' }).click()
    await expect(page).toHaveURL(/\/projects\/\d+$/)
    await expect(title(page)).toHaveText('Lobby, north wing')
    await expect(cartLines(page)).toHaveCount(1)
    await expect(summary(page).getByRole('link', { name: 'Check out' })).toHaveAttribute(
      'href',
      /^\/projects\/\d+\/checkout$/,
    )
  })

  await test.step('another is made the current one, and the cart follows', async () => {
    await page.getByRole('button', { name: 'My Account' }).click()
    await page.getByRole('link', { name: 'Projects' }).click()
    await expectAccessible(page)
    await expect(row(page, 'Hotel')).toContainText('Current project')
    await expect(row(page, 'Lobby, north wing')).toContainText('1 piece')
    await page.getByRole('button', { name: 'Make current: Lobby, north wing' }).click()
    await expect(row(page, 'Lobby, north wing')).toContainText('Current project')
    await expect(cartLink(page)).toHaveAccessibleName('1 item in Lobby, north wing')
    await page.reload()
    await expect(cartLink(page)).toHaveAccessibleName('1 item in Lobby, north wing')
    await page.getByLabel('Find a project').fill('hot')
    await page.keyboard.press('Enter')
    await expect(rows(page)).toHaveCount(1)
    await expect(row(page, 'Hotel')).toBeVisible()
  })

  await test.step("there is none at nobody's number", async () => {
    await page.goto('/projects/999999999')
    await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible()
  })
})
