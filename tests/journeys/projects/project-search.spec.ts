import type { Page } from '@playwright/test'
import { openAsStaff } from '../session.ts'
import { expect, expectAccessible, test } from '../visitor.ts'

const menu = (page: Page) => page.getByRole('button', { name: 'Staff' })
const field = (page: Page) => page.getByRole('combobox', { name: 'Find a project' })
const options = (page: Page) => page.getByRole('listbox', { name: 'Projects' }).getByRole('option')
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

const openMenu = async (page: Page) => {
  await openAsStaff(page, '/projects')
  // Arriving at a page closes menus.
  await expect(title(page)).toHaveText('Projects')
  await menu(page).click()
}

/** All runs share the demo's one member of staff, so a project needs a name of this run's own. */
const makeProject = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'New project' }).click()
  const dialog = page.getByRole('dialog', { name: 'New project' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Create project' }).click()
  await expect(title(page)).toHaveText(name)
}

// Spec 2.112, 2.114, 6.13, 7.19
test('Staff find a project from any page, by keyboard or by hand, and every link of their menu leads somewhere', {
  tag: '@phone',
}, async ({ page }) => {
  const name = `Atrium ${Date.now()}`
  await openMenu(page)
  const ways = await page
    .locator('[popover]:popover-open a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(ways.length).toBeGreaterThanOrEqual(5)
  for (const way of ways) expect((await page.request.get(way)).status(), way).toBe(200)
  await page.keyboard.press('Escape')
  await makeProject(page, `${name} east`)
  await page.goto('/projects')
  await makeProject(page, `${name} west`)
  await page.goto('/search')

  await menu(page).click()
  await field(page).fill(name)
  await expect(options(page)).toHaveText([new RegExp(`${name} west`), new RegExp(`${name} east`)])
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText(`${name} east`)
  await expect(field(page)).toBeHidden()

  await menu(page).click()
  await expect(field(page)).toHaveValue('')
  await field(page).fill(`${name} west`)
  await options(page).first().click()
  await expect(title(page)).toHaveText(`${name} west`)
})

test.describe('The menu in which staff look for a project', () => {
  test.use({ expectedNoise: [/Failed to load resource/] })
  // Spec 8.10
  test('says that no project is found, or that the search failed', async ({ page }) => {
    await openMenu(page)
    await field(page).fill('no project is called this')
    await expect(page.getByText('No projects found')).toBeVisible()
    let isDown = true
    await page.route('**/graphql', (route) =>
      isDown && route.request().postDataJSON().operationName === 'ProjectOptions'
        ? route.abort()
        : route.continue(),
    )
    await field(page).fill('nor is one called this')
    await expect(page.getByText('Project lookup error. Please contact customer support.')).toBeVisible()
    await expectAccessible(page)
    isDown = false
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('No projects found')).toBeVisible()
    // The first press empties the field, the second closes the menu.
    await field(page).press('Escape')
    await expect(field(page)).toHaveValue('')
    await field(page).press('Escape')
    await expect(field(page)).toBeHidden()
  })
})
