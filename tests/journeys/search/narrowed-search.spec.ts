import type { Page } from '@playwright/test'
import { openAsStaff } from '../session.ts'
import { quickView, searchFor, signUp, tiles } from '../steps.ts'
import { expect, expectAccessible, makeEmail, test } from '../visitor.ts'

const filterButton = (page: Page) => page.getByRole('button', { name: /^Filters/, includeHidden: true })
const panel = (page: Page) =>
  page.getByRole('complementary', { name: 'Filters' }).or(page.getByRole('dialog', { name: 'Filters' }))
const option = (page: Page, name: string) => panel(page).getByLabel(name, { exact: true })
const rightAway = (page: Page) => panel(page).getByLabel('Apply filters right away')
const apply = (page: Page) => panel(page).getByRole('button', { name: /^Apply/ })
const count = (page: Page) => page.locator('main p').filter({ hasText: /^(At least )?[\d,]+ results?/ })
const more = (page: Page) => page.getByRole('main').getByRole('link', { name: / more by / })
const debugPanel = (page: Page) => page.getByRole('group').filter({ hasText: 'How this search was read' })

const openFilters = async (page: Page) => {
  const button = filterButton(page)
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
  await expect(option(page, 'Fine art')).toBeVisible()
}

const openFound = async (page: Page, place: string) => {
  await openAsStaff(page, place)
  await expect(tiles(page).first()).toBeVisible()
}

const filtersOf = (page: Page) => new URL(page.url()).searchParams.getAll('filters')

test.describe('A page of results', () => {
  // Spec 9.13
  test('has 100 pictures, and loads those out of view later', async ({ page }) => {
    const asked = new Set<string>()
    page.on('request', (request) => {
      const [, id] = /\/media\/([^/]+)\//.exec(request.url()) ?? []
      if (id) asked.add(id)
    })
    await page.goto('/search')
    await expect(tiles(page)).toHaveCount(100)
    await expect(page.getByLabel('Per page')).toHaveValue('100')
    const first = tiles(page).first().locator('img')
    await expect(first).toHaveAttribute('loading', 'eager')
    await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
    const last = (await tiles(page).last().getAttribute('id'))?.replace('tile-', '') ?? ''
    expect(last).not.toBe('')
    expect([...asked]).not.toContain(last)
    await tiles(page).last().scrollIntoViewIfNeeded()
    await expect.poll(() => [...asked]).toContain(last)
  })

  test('moves nothing in view while its pictures hang', { tag: '@phone' }, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/search')
    await expect(tiles(page)).toHaveCount(100)
    // Layout shifts are reported with the frame they happen in: wait for two frames.
    await page.evaluate(
      () => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))),
    )
    const shifts = await page.evaluate(() => ('shifts' in window ? (window.shifts as number[]) : null))
    // Redrawing text in another font shifts by less than anybody sees.
    expect(shifts?.filter((shift) => shift > 0.001)).toEqual([])
  })

  // Spec 2.67
  test('shows the price of each picture', async ({ page }) => {
    await page.goto('/search?filters=price%3A3&api=internal&limit=20')
    await expect(tiles(page)).toHaveCount(20)
    const wall = page.getByRole('list', { name: 'Search results' })
    await expect(wall.getByRole('img', { name: 'Price 3 of 4 dollar signs' })).toHaveCount(20)
  })

  // Spec 9.7
  test('hangs its pictures again 400 ms after the window has another width, once', async ({ page }) => {
    await page.clock.install()
    await page.goto('/search?limit=20')
    await expect(tiles(page)).toHaveCount(20)
    const tile = page.getByRole('list', { name: 'Search results' }).getByRole('listitem').first()
    const hung = await tile.getAttribute('style')
    await page.clock.pauseAt(Date.now() + 60_000)
    // This observer starts after the wall's, so it hears of the new width after the wall does.
    const resized = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const wall = document.querySelector('[aria-label="Search results"]')
          const width = wall?.clientWidth
          const heard = () => wall?.clientWidth !== width && resolve()
          if (wall) new ResizeObserver(heard).observe(wall)
        }),
    )
    await page.setViewportSize({ width: 700, height: 720 })
    await resized
    await page.clock.runFor(399)
    expect(await tile.getAttribute('style')).toBe(hung)
    await page.clock.runFor(1)
    await expect(tile).not.toHaveAttribute('style', hung ?? '')
  })
})

test.describe('The title of the page', () => {
  // Spec 2.3, 2.59, 2.60
  test('names the open picture even on another page, and the search', async ({ page }) => {
    await page.goto('/search?q=mountain&limit=20&offset=20')
    const id = (await tiles(page).last().getAttribute('id'))?.replace('tile-', '')
    await page.goto(`/search?q=mountain&limit=20#${id}`)
    const heading = quickView(page).getByRole('heading', { level: 2 })
    await expect(heading).not.toHaveText('')
    await expect(page).toHaveTitle(`${await heading.textContent()} · mountain · Aquatint`)
    await page.keyboard.press('Escape')
    await expect(page).toHaveTitle('mountain · Aquatint')
  })

  test('calls a picture without a title Untitled', async ({ page }) => {
    await page.route('**/graphql', async (route) => {
      const answer = await (await route.fetch()).text()
      const json = JSON.parse(answer, (_, value) =>
        value?.__typename === 'Image' && 'title' in value ? { ...value, title: '' } : value,
      )
      return route.fulfill({ json })
    })
    await page.goto('/search?q=mountain')
    await tiles(page).first().click()
    await expect(quickView(page).getByRole('heading', { name: 'Untitled' })).toBeVisible()
    await expect(page).toHaveTitle('Untitled · mountain · Aquatint')
  })
})

test.describe('A source in the address', () => {
  test('narrows the results to that source, is counted, and can be removed', async ({ page }) => {
    await page.goto('/search?q=dahlia&source=GETRM&limit=20')
    await expect(filterButton(page)).toHaveAccessibleName('Filters 1 active')
    await expect(tiles(page).first()).toHaveAttribute('href', /^#getty-/)
    await expect(page.getByText('Some results are hidden.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect(page).not.toHaveURL(/source/)
    await expect(filterButton(page)).toHaveAccessibleName('Filters')
  })
})

test.describe('One picture per artist', () => {
  test('says how many more pictures each artist has, and leads to them with the search kept', async ({
    page,
  }) => {
    await page.goto('/search?q=mountain&group=artist&sort=popular')
    await expect(count(page)).toHaveText(/results, one per artist, from [\d,]+ pictures$/)
    await expect(
      page.getByText('Showing one picture per artist. Results from Getty Images aren’t included.'),
    ).toBeVisible()
    const names = await more(page).allTextContents()
    expect(new Set(names.map((name) => name.replace(/.* more by /, ''))).size).toBe(names.length)
    await expectAccessible(page)
    const [, others = '', artist = ''] = /^(\d+) more by (.*)$/.exec(names[0] ?? '') ?? []
    await more(page).first().click()
    await expect(page).toHaveURL(/q=mountain/)
    await expect(page).toHaveURL(/sort=popular/)
    await expect(page).not.toHaveURL(/group/)
    expect(filtersOf(page)).toEqual([`artist:${artist}`])
    await expect(count(page)).toHaveText(`${Number(others) + 1} results`)
  })
})

test.describe('The debug parameter', () => {
  test('shows staff how the search was read and who answered, to be folded away', async ({ page }) => {
    await openFound(page, '/search?q=mountain%20%22blue%20distance%22%20%7C%20lake%20-fog&debug=1')
    await expect(debugPanel(page)).toBeVisible()
    await expect(debugPanel(page).getByRole('listitem')).toHaveText([
      'mountain',
      '"blue distance" or lake',
      'fog',
    ])
    const rows = debugPanel(page).getByRole('row')
    await expect(rows.nth(1)).toHaveText(/^Internal\d+ ms[\d,]+$/)
    await expect(rows.nth(2)).toHaveText(/^Getty\d+ ms[\d,]+$/)
    await expectAccessible(page)
    await debugPanel(page).getByText('How this search was read').click()
    await expect(rows.first()).toBeHidden()
  })

  test('shows other visitors nothing', async ({ page }) => {
    const answer = page.waitForResponse(
      (response) => response.request().postDataJSON?.()?.operationName === 'SearchPage',
    )
    await page.goto('/search?q=mountain&debug=1')
    expect((await (await answer).json()).data.search.debug).toBeNull()
    await expect(tiles(page).first()).toBeVisible()
    await expect(debugPanel(page)).toBeHidden()
  })
})

test.describe('The API filter', () => {
  // Spec 2.63, 9.33
  test('has four choices, for staff', async ({ page }) => {
    await openFound(page, '/search?q=mountain')
    await openFilters(page)
    await panel(page).getByRole('heading', { name: 'API' }).click()
    const choices = panel(page).getByRole('group', { name: 'API' }).locator('label')
    await expect(choices).toHaveText(['Internal + Getty', 'Internal', 'Getty', 'Internal with indexed Getty'])
  })

  test('asks the shop alone for a collection, even where Getty is chosen, and says so', async ({ page }) => {
    await page.goto('/search?api=getty&filters=collection%3A1')
    await expect(tiles(page).first()).toBeVisible()
    await expect(
      page.getByText('Favorites and collections include art from our own catalog only.'),
    ).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('Filters that are not to apply right away', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/search?q=mountain&limit=20')
    await expect(tiles(page)).toHaveCount(20)
    await openFilters(page)
    await expect(rightAway(page)).toBeChecked()
    await rightAway(page).uncheck()
  })

  // Spec 3.28
  test('gather until Apply, which counts the changes', { tag: '@phone' }, async ({ page, isMobile }) => {
    const before = await count(page).textContent()
    await option(page, 'Fine art').check()
    await option(page, 'Blue').check()
    await expect(apply(page)).toHaveText('Apply 2 changes')
    await expectAccessible(page)
    expect(filtersOf(page)).toEqual([])
    await expect(count(page)).toHaveText(before ?? '')
    await expect(filterButton(page)).toHaveText('Filters2 not applied')
    await apply(page).click()
    await expect.poll(() => filtersOf(page)).toEqual(['color:blue', 'type:fine art'])
    await expect(filterButton(page)).toHaveAccessibleName('Filters 2 active')
    await expect(count(page)).not.toHaveText(before ?? '')
    if (!isMobile) await expect(apply(page)).toBeFocused()
  })

  test('can be discarded', async ({ page }) => {
    await option(page, 'Fine art').check()
    await expect(apply(page)).toHaveText('Apply 1 change')
    await panel(page).getByRole('button', { name: 'Discard' }).click()
    await expect(option(page, 'Fine art')).not.toBeChecked()
    await expect(filterButton(page)).toHaveAccessibleName('Filters')
    expect(filtersOf(page)).toEqual([])
  })

  // Spec 1.25
  test('apply once the switch is on again, and the switch is kept', async ({ page }) => {
    await page.reload()
    await openFilters(page)
    await expect(rightAway(page)).not.toBeChecked()
    await option(page, 'Fine art').check()
    await searchFor(page, 'lake')
    await expect(apply(page)).toHaveText('Apply 1 change')
    await rightAway(page).check()
    await expect.poll(() => filtersOf(page)).toEqual(['type:fine art'])
    await option(page, 'Fine art').uncheck()
    await expect.poll(() => filtersOf(page)).toEqual([])
    await page.reload()
    await openFilters(page)
    await expect(rightAway(page)).toBeChecked()
  })

  test('apply right away for a visitor who signs up, as the switch is forgotten', async ({ page }) => {
    await signUp(page, makeEmail(), '/accounts/register?redirect=/search')
    await openFilters(page)
    await expect(rightAway(page)).toBeChecked()
  })
})

// Spec 9.5
test('A name is looked up 200 ms after the last letter', async ({ page }) => {
  const searches: string[] = []
  await page.route('**/graphql', (route) => {
    const { operationName, variables } = route.request().postDataJSON()
    if (operationName !== 'ArtistOptions') return route.continue()
    const names = variables.search ? ['Zora Zest'] : Array.from({ length: 1_000 }, (_, at) => `Artist ${at}`)
    if (variables.search) searches.push(variables.search)
    const artistOptions = names.map((name) => ({ __typename: 'ArtistOption', id: name, name }))
    return route.fulfill({ json: { data: { artistOptions } } })
  })
  await page.clock.install()
  await page.goto('/search?limit=20')
  await openFilters(page)
  await panel(page).getByRole('heading', { name: 'Artist', level: 3 }).click()
  const field = panel(page).getByLabel('Find an artist')
  await expect(panel(page).getByRole('group', { name: 'Artist' }).getByRole('checkbox')).toHaveCount(12)
  await page.clock.pauseAt(Date.now() + 60_000)
  await field.fill('zes')
  await page.clock.runFor(199)
  await field.fill('zest')
  await page.clock.runFor(199)
  expect(searches).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(() => searches).toEqual(['zest'])
})
