import { searchFor, tiles } from '../steps.ts'
import { expect, expectAccessible, test } from '../visitor.ts'

test.describe('Words of a search', () => {
  test('find their other forms', async ({ page }) => {
    for (const words of ['flowers', 'sunsets', 'mountains', 'beaches', 'cities', 'forests']) {
      await page.goto(`/search?q=${words}`)
      await expect(tiles(page)).not.toHaveCount(0)
    }
  })

  test('of a pasted paragraph are searched as far as they go, and the page says how far', async ({
    page,
  }) => {
    await page.goto('/')
    await searchFor(page, `${'blue '.repeat(32)}and nothing of what else was pasted`)
    await expect(page.getByText('We searched for the first 32 words only.')).toBeVisible()
    await expect(tiles(page)).not.toHaveCount(0)
    await expectAccessible(page)
  })

  test('that are misspelt are corrected at once, and can still be searched as they are', async ({ page }) => {
    await page.goto('/')
    await searchFor(page, 'abstrct')
    await expect(page.getByText('Showing results for “abstract”.')).toBeVisible()
    await expect(tiles(page)).not.toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Related keywords' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: '“abstrct”' }).click()
    await expect(page.getByRole('heading', { name: 'Nothing matches this search' })).toBeVisible()
    await expect(page.getByText('Showing results for')).toBeHidden()
    await page.goBack()
    await expect(page.getByText('Showing results for “abstract”.')).toBeVisible()
  })

  test('of which one is misspelt beside alternatives are found, with the right one offered', async ({
    page,
  }) => {
    await page.goto('/search?q=abstrct%20%7C%20flower')
    await expect(tiles(page)).not.toHaveCount(0)
    await page
      .getByText(/^Did you mean/)
      .getByRole('link', { name: 'abstract | flower' })
      .click()
    await expect(page).toHaveURL(/q=abstract/)
    await expect(page.getByText(/^Did you mean/)).toBeHidden()
  })
})

test.describe('A search that finds nothing', () => {
  const EMPTY = '/search?q=mountain&filters=artist%3ANobody+At+All&filters=type%3Afine+art'
  const popular = (page: Parameters<typeof tiles>[0]) =>
    page.getByRole('region', { name: 'Popular right now' })

  test('names the filters that left nothing, and shows popular art', async ({ page }) => {
    await page.goto(EMPTY)
    await expect(page.getByRole('heading', { name: 'Nothing matches this search' })).toBeVisible()
    await expect(popular(page).getByRole('link', { name: / by / })).toHaveCount(12)
    await expectAccessible(page)
    const way = page.getByRole('listitem').filter({ hasText: 'Remove “Nobody At All”' })
    const promised = (await way.getByText(/results?$/).innerText()).replace(/\+? results?$/, '')
    await way.getByRole('link').click()
    await expect(tiles(page)).not.toHaveCount(0)
    await expect(page).toHaveURL(/filters=type%3Afine\+art/)
    await expect(page.getByText(`${promised} results`, { exact: true })).toBeVisible()
  })

  test('offers no filters where there is nothing to narrow down', async ({ page }) => {
    await page.goto('/search?q=xqzvwk')
    await expect(page.getByRole('heading', { name: 'Nothing matches this search' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Filters/ })).toHaveCount(0)
    await expect(page.getByRole('complementary', { name: 'Filters' })).toHaveCount(0)
    await searchFor(page, 'mountain')
    await expect(page.getByRole('button', { name: /^Filters/ })).toBeVisible()
  })

  test('lets its last filter be let go of, and keeps the focus as the filters leave', async ({ page }) => {
    await page.goto('/search?q=xqzvwk&filters=type%3Aphotography')
    const panel = page.getByRole('complementary', { name: 'Filters' })
    if (!(await panel.isVisible())) await page.getByRole('button', { name: /^Filters/ }).click()
    await panel.getByRole('checkbox', { name: 'Photography', exact: true }).click()
    await expect(panel).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('says so when popular art cannot be loaded, and asks again', async ({ page }) => {
    let isDown = true
    await page.route('**/graphql', (route) =>
      isDown && route.request().postDataJSON().operationName === 'PopularArt'
        ? route.fulfill({
            json: { errors: [{ message: 'The catalog service is not available right now.' }] },
          })
        : route.fallback(),
    )
    await page.goto(EMPTY)
    await expect(popular(page).getByText('Popular art isn’t available right now.')).toBeVisible()
    isDown = false
    await popular(page).getByRole('button', { name: 'Retry' }).click()
    await expect(popular(page).getByRole('link', { name: / by / })).toHaveCount(12)
  })
})
