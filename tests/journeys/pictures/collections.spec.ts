import type { Browser, Page } from '@playwright/test'
import { openAsCustomer, openAsStaff } from '../session.ts'
import { openResult, quickView, tiles } from '../steps.ts'
import { expect, expectAccessible, test } from '../visitor.ts'
import { addFound, grips, makeCollection, readTitles, save } from './collection-steps.ts'

/** Acts as another member of staff, in a browser of their own. */
const asAnother = async (browser: Browser, page: Page, act: (other: Page) => Promise<void>) => {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const other = await context.newPage()
  await act(other)
  await context.close()
}

test.describe('Collections', () => {
  // Spec 2.17
  test('hang on a page that opens each with its pictures and their quick view', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Collections' }).click()
    await expect(page).toHaveTitle(/^Collections · /)
    const cards = page.getByRole('list', { name: 'Collections' }).getByRole('link')
    await expect(cards.filter({ hasText: 'After Dark' })).toContainText('20 pictures')
    await expect(cards.filter({ hasText: 'After Dark' })).toContainText('Cities, moons and lamplight')
    await expectAccessible(page)
    await cards.filter({ hasText: 'After Dark' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'After Dark' })).toBeVisible()
    await expect(page).toHaveTitle(/^After Dark · /)
    await expectAccessible(page)
    const pictures = page.getByRole('list', { name: 'Pictures in After Dark' }).getByRole('link')
    await pictures.nth(1).click()
    const title = await quickView(page).getByRole('heading', { level: 2 }).textContent()
    await expect(page).toHaveTitle(new RegExp(`^${title} · After Dark · `))
    await page.keyboard.press('ArrowRight')
    await expect(quickView(page).getByRole('heading', { level: 2 })).not.toHaveText(title ?? '')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(quickView(page)).toBeHidden()
    await expect(page).toHaveURL(/\/collections\/\d+$/)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Collections' })).toBeVisible()
  })

  test('are edited by staff alone', async ({ page }) => {
    await page.goto('/collections/1/edit')
    await expect(page.getByRole('heading', { name: 'This page requires staff login.' })).toBeVisible()
    await openAsCustomer(page, '/collections')
    await expect(page.getByRole('list', { name: 'Collections' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'New collection' })).toBeHidden()
    await page.goto('/collections/1')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Edit collection' })).toBeHidden()
    await page.goto('/collections/1/edit')
    await expect(page.getByRole('heading', { name: 'This page requires staff login.' })).toBeVisible()
    await expectAccessible(page)
  })

  test.describe('that are not there', () => {
    test.use({ expectedNoise: [/404 \(Not Found\)/] })
    // Spec 8.23
    test('are a real 404 that says Not Found', async ({ page }) => {
      for (const path of ['/collections/999999', '/collections/nothing', '/collections/-1']) {
        expect((await page.goto(path))?.status()).toBe(404)
        await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible()
      }
      await openAsStaff(page, '/collections/999999/edit')
      await expect(page.getByText('There’s no such collection.')).toBeVisible()
    })
  })

  // Spec 5.10
  test('are not made without a name', async ({ page }) => {
    await openAsStaff(page, '/collections')
    await page.getByRole('button', { name: 'New collection' }).click()
    const dialog = page.getByRole('dialog', { name: 'New collection' })
    await dialog.getByRole('button', { name: 'Create collection' }).click()
    await expect(dialog.getByText('Form failed client-side validation')).toBeVisible()
    await expect(dialog.getByLabel('Name')).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  // Spec 1.13, 2.17, 3.10
  test('are made, worded and deleted by staff', async ({ page }) => {
    const { name, path } = await makeCollection(page)
    await expect(page.getByText('Made in a journey.')).toBeVisible()
    await expect(page.getByText('3 pictures')).toBeVisible()

    await page.getByRole('link', { name: 'Edit collection' }).click()
    await expectAccessible(page)
    await expect(page.getByLabel('Description')).toHaveJSProperty('tagName', 'TEXTAREA')
    await page.getByLabel('Name').fill(`${name} <b>&`)
    await page.getByRole('link', { name: 'Collections', exact: true }).first().click()
    await page
      .getByRole('dialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Keep editing' })
      .click()
    await save(page)
    await expect(page.getByRole('heading', { level: 1, name: `${name} <b>&` })).toBeVisible()

    await page.getByRole('link', { name: 'Edit collection' }).click()
    await page.getByRole('button', { name: 'Delete this collection' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Collections' })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Find a collection' }).fill(name)
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await expect(page.getByText(`No collection matches “${name}”.`)).toBeVisible()
    expect((await page.request.get(path)).status()).toBe(404)
  })

  test('that two people save at once lose nothing of either', async ({ page, browser }) => {
    const { name, path } = await makeCollection(page)
    await page.goto(`${path}/edit`)
    const before = await readTitles(page)
    await page.getByLabel('Description').fill('Mine.')
    await grips(page).first().press(' ')
    await page.locator('[aria-pressed="true"]').press('End')
    await page.locator('[aria-pressed="true"]').press(' ')
    await asAnother(browser, page, async (other) => {
      await openAsStaff(other, `${path}/edit`)
      await other.getByLabel('Name').fill(`${name} of theirs`)
      await addFound(other, 'mountain', 1)
      await save(other)
      await expect(other.getByText('4 pictures')).toBeVisible()
    })
    await save(page)
    await expect(
      page.getByRole('alert').filter({ hasText: 'Someone else saved this collection' }),
    ).toContainText(`they named it “${name} of theirs” and added 1 picture`)
    await expect(page.getByLabel('Name')).toHaveValue(`${name} of theirs`)
    await expect(page.getByLabel('Description')).toHaveValue('Mine.')
    const [theirs, ...mine] = await readTitles(page)
    expect(before).not.toContain(theirs)
    expect(mine).toEqual([...before.slice(1), before[0]])
    await expectAccessible(page)
    await save(page)
    await expect(page.getByRole('heading', { level: 1, name: `${name} of theirs` })).toBeVisible()
    await expect(page.getByText('Mine.')).toBeVisible()
    await expect(page.getByText('4 pictures')).toBeVisible()
  })

  // Spec 1.17, 2.32, 4.32, 6.11
  test('take a picture from where it hangs, and lead to it', async ({ page }) => {
    const { name, path } = await makeCollection(page)
    await page.goto('/search?q=skyline')
    await tiles(page).first().waitFor()
    await page
      .getByRole('button', { name: /^Manage / })
      .nth(2)
      .click()
    await page.getByRole('searchbox', { name: 'Find a collection' }).fill(name)
    const box = page.getByRole('checkbox', { name })
    await expect(page.getByRole('checkbox')).toHaveCount(1)
    await expectAccessible(page)
    await box.check()
    await expect(page.getByText(new RegExp(` added to ${name}\\.`))).toBeVisible()
    await page.getByRole('link', { name: 'View collection' }).click()
    await expect(page).toHaveURL(`${path}/`)
    await expect(page.getByText('4 pictures')).toBeVisible()
  })

  // Spec 9.1
  test('are ticked in a plain list while they are five, and narrowed down by name when they are more', async ({
    page,
  }) => {
    let count = 5
    await page.route('**/graphql', async (route) => {
      if (route.request().postDataJSON().operationName !== 'CollectionsOfImage') return route.continue()
      const answer = await (await route.fetch()).json()
      const { collections } = answer.data.collections
      answer.data.collections.collections = collections.slice(0, count)
      await route.fulfill({ json: answer })
    })
    await openAsStaff(page, '/search?q=harbour')
    await openResult(page, 1)
    const openList = async () => {
      await quickView(page).getByText('Collections with this picture').click()
      await expect(quickView(page).getByRole('checkbox')).toHaveCount(count)
    }
    const find = quickView(page).getByRole('searchbox', { name: 'Find a collection' })
    await openList()
    await expect(find).toBeHidden()
    count = 6
    await page.reload()
    await openList()
    await expect(find).toBeVisible()
  })

  test.describe('that do not answer', () => {
    test.use({ expectedNoise: [/Failed to load resource/] })
    // Spec 8.1
    test('leave a picture as it was, and say so in an alert', async ({ page }) => {
      await openAsStaff(page, '/search?q=harbour')
      await openResult(page, 1)
      await quickView(page).getByText('Collections with this picture').click()
      const box = quickView(page).getByRole('checkbox', { name: 'Woven' })
      await expect(box).not.toBeChecked()
      await page.route('**/graphql', (route) =>
        route.request().postDataJSON().operationName === 'ChangeMembership'
          ? route.abort()
          : route.continue(),
      )
      await box.click()
      await expect(
        page.getByRole('alert').getByText('Please try again. Contact customer support if this persists.'),
      ).toBeVisible()
      await expect(box).not.toBeChecked()
    })
  })
})
