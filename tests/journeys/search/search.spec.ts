import { openResult, quickView, searchFor, tiles } from '../steps.ts'
import { expect, expectAccessible, test } from '../visitor.ts'

test.describe('Searching', () => {
  // Spec 1.1, 2.51, 2.59, 2.65, 6.1
  test('gives a wall of pictures in their own proportions, with a count, a sort menu and pages', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/')
    await searchFor(page, 'mountain')
    await expect(page).toHaveURL(/\/search\?q=mountain/)
    await expect(page).toHaveTitle(/mountain.*Aquatint/)
    await expect(page.getByText(/^\d[\d,]* results$/)).toBeVisible()
    await expect(tiles(page)).toHaveCount(100)
    await expectAccessible(page)

    const first = tiles(page).first().locator('img')
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    const shown = await first.boundingBox()
    const own = await first.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight)
    expect((shown?.width ?? 0) / (shown?.height ?? 1)).toBeCloseTo(own, 1)
  })

  // Spec 2.53, 2.56
  test('keeps its order and its page in the address, and Back restores them', async ({ page }) => {
    await page.goto('/search')
    await expect(tiles(page)).toHaveCount(100)
    const newest = await tiles(page).first().getAttribute('id')
    await page.getByLabel('Sort by').selectOption('Most popular')
    await expect(page).toHaveURL(/sort=popular/)
    await expect(tiles(page).first()).not.toHaveAttribute('id', newest ?? '')
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page).toHaveURL(/offset=100/)
    await page.goBack()
    await expect(page).not.toHaveURL(/offset/)
    await page.goBack()
    await expect(page).not.toHaveURL(/sort/)
    await expect(tiles(page).first()).toHaveAttribute('id', newest ?? '')
  })

  // Spec 5.29
  for (const numbers of ['offset=99999999999', 'offset=-1&limit=-5', 'offset=1.5&limit=1e99', 'limit=many'])
    test(`takes a number in the address that no page has, ${numbers}, for the nearest one`, async ({
      page,
    }) => {
      await page.goto(`/search?q=mountain&${numbers}`)
      const isFar = numbers.includes('99999999999')
      if (isFar) {
        await page.getByRole('button', { name: 'Back to the first page' }).click()
        await expect(page).not.toHaveURL(/offset/)
      }
      await expect(tiles(page).first()).toBeVisible()
      await expect(page.getByText(/\bInt\b/)).toHaveCount(0)
      await expectAccessible(page)
    })

  // Spec 2.101, 5.18
  test('answers an invalid page number with the words of the specification', async ({ page }) => {
    await page.goto('/search')
    await expect(tiles(page)).toHaveCount(100)
    const field = page.getByRole('navigation', { name: 'Pagination' }).getByRole('textbox')
    for (const wrong of ['0', '9999', '-1', 'x']) {
      await field.fill(wrong)
      await field.press('Enter')
      await expect(page.getByText(/Please enter a page number between 1 and \d+/).first()).toBeVisible()
      await expect(page).not.toHaveURL(/offset/)
    }
  })

  for (const hostile of [
    "'; drop table content.images; --",
    '<script>document.title="x"</script>',
    '"" || - -- "',
  ])
    test(`takes ${hostile} as words and nothing else`, async ({ page }) => {
      await page.goto('/')
      const box = page.getByRole('searchbox', { name: 'Search Art' })
      await box.fill(hostile)
      await box.press('Enter')
      await expect(page).toHaveURL(/\/search\?q=/)
      await expect(
        page
          .getByRole('main')
          .getByText(/results?$|Nothing matches/)
          .first(),
      ).toBeVisible()
      await expect(page).not.toHaveTitle('x')
    })
})

test.describe('The quick view', () => {
  // Spec 1.1, 2.55, 2.57, 2.71
  test('opens under its tile, walks by arrow keys and gives the focus back', async ({ page }) => {
    await page.goto('/search?q=mountain')
    const title = await openResult(page, 1)
    await expect(page).toHaveTitle(/mountain/)
    await expect(page).toHaveURL(/#/)
    await expectAccessible(page)

    await page.keyboard.press('ArrowRight')
    await expect(quickView(page).getByRole('heading', { level: 2 })).not.toHaveText(title)
    await page.keyboard.press('ArrowLeft')
    await expect(quickView(page).getByRole('heading', { level: 2 })).toHaveText(title)
    await page.keyboard.press('Escape')
    await expect(quickView(page)).toBeHidden()
    await expect(page).not.toHaveURL(/#./)
    await expect(tiles(page).nth(1)).toBeFocused()
  })

  test('walks over the edge of a page', async ({ page }) => {
    await page.goto('/search?limit=20')
    await openResult(page, 19)
    await quickView(page).getByRole('button', { name: 'Next image' }).click()
    await expect(page).toHaveURL(/offset=20/)
    await expect(tiles(page).first()).toHaveAttribute('aria-expanded', 'true')
  })

  // Spec 2.14
  test('is restored by a pasted address', async ({ page, context }) => {
    await page.goto('/search?q=mountain')
    const title = await openResult(page, 2)
    const elsewhere = await context.newPage()
    await elsewhere.goto(page.url())
    await expect(quickView(elsewhere).getByRole('heading', { level: 2 })).toHaveText(title)
  })

  test('says so when the address names an unknown image', async ({ page }) => {
    await page.goto('/search#no-such-image')
    await expect(page.getByRole('heading', { name: 'We can’t find this picture' })).toBeVisible()
    await expectAccessible(page)
  })

  // Spec 2.72
  test('leaves a modified click to the browser', async ({ page, context }) => {
    await page.goto('/search')
    const opening = context.waitForEvent('page')
    const first = tiles(page).first()
    await first.click({ modifiers: ['ControlOrMeta'] })
    await opening
    await expect(quickView(page)).toBeHidden()
    // Type the address: on a busy machine Playwright at times never sees the tab that the click opened.
    const typed = await context.newPage()
    await typed.goto(`/search${await first.getAttribute('href')}`)
    await expect(quickView(typed)).toBeVisible()
  })
})
