import type { Page } from '@playwright/test'
import { takeImage } from '#tests/support/shop/own-image.ts'
import { openAsStaff } from '../session.ts'
import { expect, expectAccessible, test } from '../visitor.ts'

const rows = (page: Page) => page.locator('tr[data-id]')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const openConsole = async (page: Page, place: string) => {
  await openAsStaff(page, place)
  await expect(page.getByRole('button', { name: /^Go to…/ })).toBeVisible()
}
const listOf = (word: string) => `/manage/image?${new URLSearchParams({ search: word })}`

test.describe('Images in the console', () => {
  // Spec 2.42, 4.27, 6.10
  test('are found, unpublished by a key and published again by Undo, as the shop has them', {
    tag: '@phone',
  }, async ({ page, isMobile }) => {
    const { word, title } = await takeImage()
    await openConsole(page, listOf(word))
    const row = rows(page).filter({ hasText: title })
    await expect(row.getByText('Published', { exact: true })).toBeVisible()
    await expectAccessible(page)
    if (isMobile) await row.getByRole('button', { name: 'Unpublish' }).click()
    else {
      await page.keyboard.press('j')
      await page.keyboard.press('p')
    }
    await expect(row.getByText('Unpublished', { exact: true })).toBeVisible()
    const alert = page.getByRole('status').filter({ hasText: `${title} unpublished.` })
    await alert.getByRole('button', { name: 'Undo' }).click()
    await expect(row.getByText('Published', { exact: true })).toBeVisible()
    await row.getByRole('link').click()
    await page.getByRole('link', { name: 'History' }).click()
    await expect(page.getByText('Published', { exact: true }).first()).toBeVisible()
    await expectAccessible(page)
  })

  test('that cannot be sold say why they are not published, in the list, on their page and by key', async ({
    page,
  }) => {
    const { word, title, path, edit } = await takeImage({ published: false })
    await edit({ substrates: [] })
    await openConsole(page, listOf(word))
    const said = 'This image cannot be published: it has no size to sell.'
    const publish = rows(page).filter({ hasText: title }).getByRole('button', { name: 'Publish' })
    await expect(publish).toHaveAccessibleDescription(said)
    await page.keyboard.press('j')
    await page.keyboard.press('p')
    await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible()
    await page.goto(path)
    await expect(heading(page, title)).toContainText('Unpublished')
    await expect(page.getByRole('main').getByText(said)).toBeVisible()
    await expectAccessible(page)
  })

  test('that lack an artist are warned of, and are filtered for', async ({ page }) => {
    const { word, title, path, edit } = await takeImage({ artist: '' })
    await openConsole(page, listOf(word))
    await expect(rows(page).getByText('No artist')).toBeVisible()
    await page.getByRole('combobox', { name: 'Missing' }).selectOption('Artist')
    await expect(page).toHaveURL(/f\.missing=artist/)
    await expect(rows(page)).toHaveCount(1)
    await page.goto(path)
    await expect(page.getByRole('status').getByText('No artist')).toBeVisible()
    await edit({ artist: 'Ida Vale' })
    await page.goto(`${listOf(word)}&f.missing=artist`)
    await expect(page.getByText('No images match.')).toBeVisible()
    await expect(rows(page).filter({ hasText: title })).toHaveCount(0)
  })

  // Spec 1.10
  test('are edited by their fields, and put on lists and into collections from their page', {
    tag: '@phone',
  }, async ({ page }) => {
    const { title, path, word } = await takeImage({ substrates: ['print'] })
    await openConsole(page, `${path}/edit`)
    await expectAccessible(page)
    await page.getByLabel('Caption').fill('A feather on the sill.')
    await page.getByLabel('Price').fill('4')
    const substrates = page.getByRole('group', { name: 'Substrates' })
    await substrates.getByRole('checkbox', { name: 'Mural' }).focus()
    await page.keyboard.press('Space')
    await expect(substrates.getByRole('checkbox', { name: 'Mural' })).toBeChecked()
    await button(page, 'Save').click()
    await expect(heading(page, title)).toBeVisible()
    await expect(page.getByText('A feather on the sill.')).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: 'Mural' })).toBeVisible()
    await button(page, 'Lists and collections').click()
    await button(page, 'Add to the government static list').click()
    await expect(page.getByRole('status').filter({ hasText: 'added to the government' })).toContainText(word)
    await expect(page.getByRole('definition').getByText('Government', { exact: true })).toBeVisible()
    await expectAccessible(page)
  })

  test('are published at the moment that the form gives, and can be taken back from it before', async ({
    page,
  }) => {
    const { word, title, path, edit } = await takeImage({ published: false })
    await openConsole(page, `${path}/edit`)
    await page.getByLabel('Unpublish at').fill('2099-01-01T09:30:00')
    await button(page, 'Save').click()
    await expect(heading(page, title)).toContainText('Scheduled')
    await expect(page.getByText('Jan 1, 2099, 9:30 AM')).toBeVisible()
    await expectAccessible(page)
    await page.goto(`${path}/edit`)
    await page.getByLabel('Unpublish at').fill('')
    await button(page, 'Save').click()
    await expect(heading(page, title)).not.toContainText('Scheduled')
    await edit({ publish_at: new Date(Date.now() + 2_000).toISOString() })
    await expect(async () => {
      await page.goto(listOf(word))
      await expect(rows(page).getByText('Published', { exact: true })).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 60_000 })
  })

  test('are led to by g i, and found in the palette by title and id', async ({ page }) => {
    const { id, word, title } = await takeImage()
    await openConsole(page, '/manage')
    await page.keyboard.press('g')
    await page.keyboard.press('i')
    await expect(heading(page, 'Images')).toBeVisible()
    for (const words of [word, id]) {
      await page.keyboard.press('ControlOrMeta+k')
      await page.getByRole('dialog').getByRole('textbox').fill(words)
      await page.getByRole('dialog').getByRole('link', { name: title }).click()
      await expect(heading(page, title)).toBeVisible()
    }
  })
})
