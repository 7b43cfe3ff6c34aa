import type { Page } from '@playwright/test'
import { searchFor, tiles } from '../steps.ts'
import { expect, expectAccessible, test } from '../visitor.ts'

const bulb = (page: Page) => page.getByRole('button', { name: 'Search tips' })
const tips = (page: Page) => page.getByRole('heading', { name: 'Search tips' })
const hint = (page: Page) => page.getByText(/^Quotes find a phrase/)
const gotIt = (page: Page) => page.getByRole('button', { name: 'Got it' })

test.describe('Search tips', () => {
  // Spec 2.58
  test('say what may be typed, by the search box of every page, until they are closed', {
    tag: '@phone',
  }, async ({ page, isMobile }) => {
    await page.goto('/')
    await (isMobile ? bulb(page).tap() : bulb(page).click())
    await expect(tips(page)).toBeInViewport({ ratio: 1 })
    for (const words of ['both words', 'phrase', 'either word', 'without the second', 'artist', 'number'])
      await expect(page.getByRole('definition').filter({ hasText: words })).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await (isMobile ? page.touchscreen.tap(200, 800) : page.mouse.click(200, 700))
    await expect(tips(page)).toBeHidden()
  })

  test('are opened and closed by keyboard, which keeps the focus where it was', async ({ page }) => {
    await page.goto('/search')
    await page.getByRole('searchbox', { name: 'Search Art' }).focus()
    await page.keyboard.press('Tab')
    await expect(bulb(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(tips(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tips(page)).toBeHidden()
    await expect(bulb(page)).toBeFocused()
  })

  test('are hinted at above the first results of words, until the visitor presses Got it', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/search')
    await expect(tiles(page)).toHaveCount(100)
    await expect(hint(page)).toBeHidden()
    await searchFor(page, 'mountain')
    await expect(hint(page)).toBeVisible()
    await expectAccessible(page)
    await gotIt(page).click()
    await expect(hint(page)).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
    await page.reload()
    await expect(tiles(page)).toHaveCount(100)
    await expect(hint(page)).toBeHidden()
  })
})

test.describe('The promise of the tips', () => {
  const results = async (page: Page, words: string) => {
    await page.goto(`/search?${new URLSearchParams({ q: words })}`)
    const text = await page
      .locator('main p')
      .filter({ hasText: /^(At least )?[\d,]+ results?$/ })
      .textContent()
    return Number(text?.replace(/\D/g, ''))
  }

  // Spec 2.13, 2.64
  test('holds for all words, a phrase, either word, without a word, by artist and by number', async ({
    page,
  }) => {
    const [both, phrase] = [await results(page, 'sea evening'), await results(page, '"sea evening"')]
    const [sea, evening] = [await results(page, 'sea'), await results(page, 'evening')]
    expect(phrase).toBeLessThan(both)
    expect(both).toBeLessThan(Math.min(sea, evening))
    expect(await results(page, 'sea | evening')).toBe(sea + evening - both)
    expect(await results(page, 'sea -evening')).toBe(sea - both)
    expect(await results(page, 'SÉA')).toBe(sea)
    await results(page, '"Maren Ostrovik"')
    for (const tile of await tiles(page).all()) await expect(tile).toHaveAccessibleName(/by Maren Ostrovik/)
    await page.goto('/search?q=aq-000123')
    await expect(tiles(page).first()).toHaveAttribute('href', /aq-000123/)
  })
})
