import type { Page } from '@playwright/test'
import { quickView, searchFor, tiles } from '../steps.ts'
import { expect, expectAccessible, test } from '../visitor.ts'

/** Behind an open drawer the button is visible and hidden from assistive technology. */
const filterButton = (page: Page) => page.getByRole('button', { name: /^Filters/, includeHidden: true })
const panel = (page: Page) =>
  page.getByRole('complementary', { name: 'Filters' }).or(page.getByRole('dialog', { name: 'Filters' }))
const option = (page: Page, name: string) => panel(page).getByLabel(name, { exact: true })
const section = (page: Page, name: string) => panel(page).getByRole('group', { name, exact: true })
const count = (page: Page) => page.locator('main p').filter({ hasText: /^(At least )?[\d,]+ results?$/ })
const chip = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Chosen filters' }).getByRole('button', { name })
const clearAll = (page: Page) => panel(page).getByRole('button', { name: 'Clear All' })

const openFilters = async (page: Page) => {
  const button = filterButton(page)
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
  await expect(option(page, 'Fine art')).toBeVisible()
}

/** On a phone the drawer covers the results. */
const closeDrawer = async (page: Page) => {
  const close = panel(page).getByRole('button', { name: /^Show / })
  if (await close.isVisible()) await close.click()
}

const openSection = async (page: Page, name: string) => {
  await panel(page).getByRole('heading', { name, level: 3 }).click()
}

const filtersOf = (page: Page) => new URL(page.url()).searchParams.getAll('filters')
const expectFilters = (page: Page, ...filters: string[]) =>
  expect.poll(() => filtersOf(page)).toEqual(filters)

test.describe('Filters', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/search')
    await expect(tiles(page)).toHaveCount(100)
  })

  // Spec 5.26
  test('narrow the results as they are chosen, are counted, and stand in the address', {
    tag: '@phone',
  }, async ({ page }) => {
    const all = await count(page).textContent()
    await openFilters(page)
    await option(page, 'Fine art').check()
    await expectFilters(page, 'type:fine art')
    await option(page, 'Blue').check()
    await option(page, 'Green').check()
    await expectFilters(page, 'color:blue', 'color:green', 'type:fine art')
    await openSection(page, 'Price')
    await option(page, 'Price 2 of 4 dollar signs').check()
    await expectFilters(page, 'color:blue', 'color:green', 'price:2', 'type:fine art')
    // Results that are being narrowed down are pale.
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    await expectAccessible(page)
    await closeDrawer(page)
    await expect(filterButton(page)).toHaveAccessibleName('Filters 3 active')
    await expect(count(page)).not.toHaveText(all ?? '')
    await expect(tiles(page).first()).toBeVisible()
    await expectAccessible(page)
    await chip(page, 'Remove Green').click()
    await expectFilters(page, 'color:blue', 'price:2', 'type:fine art')
    await expect(chip(page, 'Remove price 2 of 4')).toBeFocused()
    await chip(page, 'Remove price 2 of 4').click()
    await chip(page, 'Remove Fine art').click()
    await chip(page, 'Remove Blue').click()
    await expectFilters(page)
    await expect(page.getByRole('list', { name: 'Chosen filters' })).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
  })

  // Spec 2.1
  test('are undone and redone by Back and Forward, and come with a pasted link', async ({
    page,
    context,
  }) => {
    await openFilters(page)
    await option(page, 'Photography').check()
    await expectFilters(page, 'type:photography')
    await option(page, 'Square').check()
    await expectFilters(page, 'orientation:square', 'type:photography')
    const elsewhere = await context.newPage()
    await elsewhere.goto(page.url())
    await openFilters(elsewhere)
    await expect(option(elsewhere, 'Photography')).toBeChecked()
    await expect(option(elsewhere, 'Square')).toBeChecked()
    await page.goBack()
    await expect(option(page, 'Square')).not.toBeChecked()
    await expect(option(page, 'Photography')).toBeChecked()
    await page.goBack()
    await expect(option(page, 'Photography')).not.toBeChecked()
    await page.goForward()
    await expect(option(page, 'Photography')).toBeChecked()
    await expectFilters(page, 'type:photography')
  })

  // Spec 5.24, 5.25
  test('take one of the four exclusive colors alone, and an ordinary color replaces it', async ({ page }) => {
    await openFilters(page)
    await option(page, 'Red').check()
    await option(page, 'Tan').check()
    await option(page, 'Pastel').check()
    await expectFilters(page, 'color:pastel')
    await expect(option(page, 'Red')).not.toBeChecked()
    await option(page, 'Black and white').check()
    await expectFilters(page, 'color:black and white')
    await option(page, 'Gold').check()
    await expectFilters(page, 'color:gold')
  })

  test('take one resolution, none by All, and an artist who is found by name', async ({ page }) => {
    await openFilters(page)
    await openSection(page, 'Resolution')
    await option(page, '12 MP or more').check()
    await option(page, '21 MP or more').check()
    await expectFilters(page, 'resolution:21')
    await expect(
      page.getByRole('button', { name: /Extra large \(21 MP or more\)/ }),
      'as the way on the home page says it',
    ).toHaveCount(1)
    await option(page, 'All').check()
    await expectFilters(page)
    await closeDrawer(page)
    // Other journeys publish pictures that name no artist, and stock photographers are not in the list.
    await tiles(page).and(page.locator('[href^="#aq-"]')).first().click()
    const artist = (await quickView(page).getByRole('link').first().textContent()) ?? ''
    await page.keyboard.press('Escape')
    await openFilters(page)
    await openSection(page, 'Artist')
    await section(page, 'Artist').getByLabel('Find an artist').fill(` ${artist.toUpperCase()} `)
    await option(page, artist).check()
    await expectFilters(page, `artist:${artist}`)
    await expect(section(page, 'Artist').getByRole('checkbox')).toHaveCount(1)
    await closeDrawer(page)
    await expect(tiles(page).first()).toHaveAccessibleName(new RegExp(`by ${artist}`))
  })

  // Spec 2.50
  test('are cleared at once, and Undo brings them back', async ({ page }) => {
    await openFilters(page)
    await option(page, 'Without people').check()
    await option(page, 'Orange').check()
    await expectFilters(page, 'color:orange', 'people:without')
    await clearAll(page).click()
    await expectFilters(page)
    await expect(filterButton(page)).toHaveAccessibleName('Filters')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expectFilters(page, 'color:orange', 'people:without')
    await expect(filterButton(page)).toHaveAccessibleName('Filters 2 active')
    await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden()
  })

  test('that were cleared come back by Undo after the page was loaded again', async ({ page }) => {
    await openFilters(page)
    await option(page, 'Horizontal').check()
    await expectFilters(page, 'orientation:horizontal')
    await clearAll(page).click()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expectFilters(page, 'orientation:horizontal')
    await openFilters(page)
    await expect(option(page, 'Horizontal')).toBeChecked()
  })

  test('that were cleared are not offered back to a visitor who went back to them', async ({ page }) => {
    await openFilters(page)
    await option(page, 'Vertical').check()
    await expectFilters(page, 'orientation:vertical')
    await clearAll(page).click()
    await expectFilters(page)
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    await page.goBack()
    await expectFilters(page, 'orientation:vertical')
    await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden()
  })

  test('stay with new words, and a search that finds nothing offers to clear them', async ({ page }) => {
    await openFilters(page)
    await option(page, 'Panoramic').check()
    await closeDrawer(page)
    await searchFor(page, 'nosuchthing')
    await expectFilters(page, 'orientation:panoramic')
    await expect(page.getByRole('heading', { name: 'Nothing matches this search' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear all filters' }).click()
    await expectFilters(page)
    await expect(page).toHaveURL(/q=nosuchthing/)
  })

  // Spec 5.28
  test('begin at the first page again', async ({ page }) => {
    await page.goto('/search?offset=100')
    await openFilters(page)
    await option(page, 'Fine art').check()
    await expectFilters(page, 'type:fine art')
    await expect(page).not.toHaveURL(/offset/)
  })

  test('move nothing on the page when the results come', async ({ page }) => {
    await openFilters(page)
    const places = async () => ({
      option: await option(page, 'Fine art').boundingBox(),
      button: await filterButton(page).boundingBox(),
      sort: await page.getByLabel('Sort by').boundingBox(),
      wall: (await tiles(page).first().boundingBox())?.y,
    })
    // The button's badge moves nothing else.
    await option(page, 'Photography').check()
    await expectFilters(page, 'type:photography')
    const before = await places()
    await option(page, 'Fine art').check()
    await expectFilters(page, 'type:fine art', 'type:photography')
    expect(await places()).toEqual(before)
    await expect(option(page, 'Fine art')).toBeFocused()
  })

  // Spec 2.49
  test('stay open or closed beside the results as they were left', async ({ page }) => {
    await openFilters(page)
    await page.reload()
    await expect(option(page, 'Fine art')).toBeVisible()
    await filterButton(page).click()
    await expect(panel(page)).toBeHidden()
    await page.reload()
    await expect(tiles(page)).toHaveCount(100)
    await expect(panel(page)).toBeHidden()
  })

  test('are chosen by keyboard alone', async ({ page }) => {
    await filterButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(option(page, 'Fine art')).toBeVisible()
    await page.keyboard.press('Tab') // Sort
    await page.keyboard.press('Tab') // Clear All
    await expect(clearAll(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expectFilters(page, 'type:fine art')
    await expect(option(page, 'Fine art')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expectFilters(page)
    await expect(clearAll(page)).toBeFocused()
  })

  test('lie in a drawer on a phone, which keeps the focus in and gives it back', { tag: '@phone' }, async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'a desk has room beside the results')
    await filterButton(page).click()
    const drawer = page.getByRole('dialog', { name: 'Filters' })
    await expect(drawer).toBeVisible()
    await expectAccessible(page)
    await drawer.getByLabel('Photography').check()
    await expect(drawer.getByRole('button', { name: /^Show [\d,]+ results$/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(filterButton(page)).toBeFocused()
    await expect(filterButton(page)).toHaveAccessibleName('Filters 1 active')
  })

  test('leave the focus at the results’ heading, where their button is gone as the drawer closes', {
    tag: '@phone',
  }, async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a desk has room beside the results')
    await page.goto('/search?q=zzzqqq&filters=type%3Aphotography')
    await filterButton(page).click()
    const drawer = page.getByRole('dialog', { name: 'Filters' })
    await drawer.getByLabel('Photography').uncheck()
    await expect(page.locator('main header button', { hasText: 'Filters' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'zzzqqq' })).toBeFocused()
  })
})
