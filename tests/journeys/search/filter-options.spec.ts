import type { Page } from '@playwright/test'
import { CLOSED_LISTS } from '../../support/closed-lists.ts'
import { openAsCustomer, openAsStaff } from '../session.ts'
import { tiles } from '../steps.ts'
import { expect, expectAccessible, test } from '../visitor.ts'

const SECTIONS = [
  'Type',
  'People',
  'Color',
  'Orientation',
  'Style',
  'Resolution',
  'Substrate',
  'Price',
  'Collection',
  'Artist',
  'Publisher',
]

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The options that each section of a closed list shows, as they read. */
const OFFERED = {
  Type: CLOSED_LISTS.type.map(capital),
  People: ['With people', 'Without people'],
  Color: CLOSED_LISTS.color.map(capital),
  Orientation: CLOSED_LISTS.orientation.map(capital),
  Style: CLOSED_LISTS.style.map(capital),
  Resolution: ['All', ...CLOSED_LISTS.resolution.map((least) => `${least} MP or more`)],
  Substrate: CLOSED_LISTS.substrate.map(capital),
}

const filterButton = (page: Page) => page.getByRole('button', { name: /^Filters/, includeHidden: true })
const panel = (page: Page) =>
  page.getByRole('complementary', { name: 'Filters' }).or(page.getByRole('dialog', { name: 'Filters' }))
const section = (page: Page, name: string) => panel(page).getByRole('group', { name, exact: true })
const headings = (page: Page) => panel(page).getByRole('heading', { level: 3 })
const option = (page: Page, name: string) => panel(page).getByRole('checkbox', { name, exact: true })
const results = (page: Page) => page.locator('main p').filter({ hasText: /^(At least )?[\d,]+ results?$/ })

const numberIn = (text: string | null) => Number(text?.replace(/\D/g, '') || Number.NaN)
const found = async (page: Page) => numberIn(await results(page).textContent())

/** Reads the count beside an option, and checks that screen readers hear the same. */
const countOf = async (page: Page, name: string) => {
  const id = await option(page, name).getAttribute('aria-describedby')
  return numberIn(await page.locator(`[id="${id}"]`).textContent())
}

const openFilters = async (page: Page) => {
  if ((await filterButton(page).getAttribute('aria-expanded')) === 'false') await filterButton(page).click()
  await expect(option(page, 'Fine art')).toBeVisible()
}
const openSection = (page: Page, name: string) => headings(page).filter({ hasText: name }).click()

const expectFilters = (page: Page, ...filters: string[]) =>
  expect.poll(() => new URL(page.url()).searchParams.getAll('filters')).toEqual(filters)

test.describe('Filter sections', () => {
  // Spec 2.61, 2.62, 2.63, 6.5, 6.14
  test('appear once each, in their order, and only to those whom they are for', async ({ page }) => {
    await page.goto('/search')
    await openFilters(page)
    await expect(headings(page)).toHaveText(SECTIONS)
    await expect(option(page, 'Favorites')).toBeHidden()
    await openAsStaff(page, '/search')
    await openFilters(page)
    await expect(headings(page)).toHaveText([...SECTIONS, 'API'])
    await expect(option(page, 'Favorites')).toHaveCount(1)
  })

  // Spec 9.18, 9.26, 9.27, 9.28, 9.29, 9.30, 9.31
  test('offer the options that the specification lists', async ({ page }) => {
    await page.goto('/search')
    await openFilters(page)
    for (const name of SECTIONS.slice(4)) await openSection(page, name)
    for (const [name, options] of Object.entries(OFFERED))
      await expect(section(page, name).locator('label')).toHaveText(options)
    const prices = section(page, 'Price').getByRole('checkbox')
    await expect(prices).toHaveCount(4)
    for (const [index, price] of (await prices.all()).entries())
      await expect(price).toHaveAccessibleName(`Price ${index + 1} of 4 dollar signs`)
  })

  // Spec 2.50, 9.34
  test('are counted on the button, without words, page and order', async ({ page }) => {
    await page.goto('/search?q=mountain&offset=20&limit=50&sort=popular&code=spring')
    await expect(filterButton(page)).toHaveAccessibleName('Filters')
    await page.goto('/search?q=mountain&offset=0&limit=50&sort=popular&code=spring&filters=color%3Ablue')
    await expect(filterButton(page)).toHaveAccessibleName('Filters 1 active')
  })

  test('are accessible when all are open', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/search?q=mountain')
    await openFilters(page)
    for (const name of SECTIONS.slice(4)) await openSection(page, name)
    for (const name of ['Collection', 'Artist', 'Publisher'])
      await expect(section(page, name).getByRole('checkbox').first()).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('Counts beside the options', () => {
  test('say what each option would find, under the choices of the other sections', async ({ page }) => {
    await page.goto('/search?q=mountain&api=internal')
    await openFilters(page)
    const all = await found(page)
    const fineArt = await countOf(page, 'Fine art')
    expect(fineArt + (await countOf(page, 'Photography'))).toBe(all)
    await option(page, 'Fine art').check()
    await expectFilters(page, 'type:fine art')
    await expect.poll(() => found(page)).toBe(fineArt)
    // A section's counts ignore its own choice.
    expect(await countOf(page, 'Fine art')).toBe(fineArt)
    expect(await countOf(page, 'Photography')).toBe(all - fineArt)
    const blue = await countOf(page, 'Blue')
    await option(page, 'Blue').check()
    await expect.poll(() => found(page)).toBe(blue)
    await expect.poll(() => countOf(page, 'Fine art')).toBe(blue)
  })

  test('keep an option that finds nothing from being chosen, and not from being let go of', async ({
    page,
  }) => {
    await page.goto('/search?q=nosuchthing&api=internal&filters=type%3Aphotography')
    await openFilters(page)
    await expect.poll(() => countOf(page, 'Blue')).toBe(0)
    for (const name of ['Blue', 'Pastel', 'Square']) {
      await expect(option(page, name)).toBeDisabled()
      await option(page, name).click({ force: true })
    }
    await option(page, 'Photography').uncheck()
    await expectFilters(page)
  })

  test('say where Getty may have more', async ({ page }) => {
    await page.goto('/search?q=mountain')
    await openFilters(page)
    await expect(option(page, 'Blue')).toHaveAccessibleDescription(/^about \d+ results/)
    await expect(option(page, 'Fine art')).toHaveAccessibleDescription(/^\d+ results$/)
    await expect(panel(page).getByText('Where it says “about,” Getty Images may have more.')).toBeAttached()
  })
})

test.describe('The Favorites filter', () => {
  // Spec 2.61
  test('narrows the results for a visitor who is signed in, and goes by Back', async ({ page }) => {
    await openAsCustomer(page, '/search?q=mountain')
    await expect(tiles(page).first()).toBeVisible()
    const heart = page.getByRole('button', { name: /^Favorite / }).first()
    await heart.click()
    await expect(heart).toHaveAttribute('aria-busy', 'false')
    await openFilters(page)
    await option(page, 'Favorites').check()
    await expectFilters(page, 'favorites:true')
    await expect(results(page)).toHaveText('1 result')
    await page.goBack()
    await expectFilters(page)
    await expect(option(page, 'Favorites')).not.toBeChecked()
    await expect(results(page)).not.toHaveText('1 result')
  })
})

test.describe('A long list', () => {
  // Spec 9.32
  test('of publishers shows their names, and the address has their codes', async ({ page }) => {
    await page.goto('/search?api=internal')
    await openFilters(page)
    await openSection(page, 'Publisher')
    await expect(section(page, 'Publisher').getByRole('checkbox')).toHaveCount(11)
    const count = await countOf(page, 'Domino Press')
    await option(page, 'Domino Press').check()
    await expectFilters(page, 'publisher:DOM')
    await expect.poll(() => found(page)).toBe(count)
  })

  test('of collections is searched by name, and a pasted link restores the choice', async ({
    page,
    context,
  }) => {
    await page.goto('/search')
    await openFilters(page)
    await openSection(page, 'Collection')
    const first = section(page, 'Collection').getByRole('checkbox').first()
    await first.check()
    const name = (await section(page, 'Collection').locator('label').first().textContent()) ?? ''
    await expect(page).toHaveURL(/filters=collection%3A\d+$/)
    await expect.poll(() => found(page)).toBe(await countOf(page, name))
    const elsewhere = await context.newPage()
    await elsewhere.goto(page.url())
    await openFilters(elsewhere)
    await expect(option(elsewhere, name)).toBeChecked()
    expect(await found(elsewhere)).toBe(await found(page))
  })

  test('of artists shows a few, more on demand, and those that are searched for', async ({ page }) => {
    await page.goto('/search')
    await openFilters(page)
    await openSection(page, 'Artist')
    const artists = section(page, 'Artist')
    await expect(artists.getByRole('checkbox')).toHaveCount(12)
    await artists.getByRole('button', { name: 'Show more' }).click()
    await expect(artists.getByRole('checkbox').nth(12)).toBeFocused()
    await artists.getByLabel('Find an artist').fill('OSTROVIK mar')
    await expect(artists.getByRole('checkbox')).toHaveCount(1)
    await artists.getByRole('checkbox').check()
    await expectFilters(page, 'artist:Maren Ostrovik')
    // A chosen option keeps its place, and moves to the front when the list is looked through anew.
    await artists.getByLabel('Find an artist').fill('')
    await expect(artists.getByRole('checkbox').first()).toBeChecked()
    await artists.getByLabel('Find an artist').fill('nobody of that name')
    await expect(artists.getByText('No such name')).toBeVisible()
  })

  test('that is longer than can be fetched is searched by the shop, and never shown whole', async ({
    page,
  }) => {
    const named = (names: string[]) => ({
      artistOptions: names.map((name) => ({ __typename: 'Artist', id: name, name })),
    })
    await page.route('**/graphql', (route) => {
      const { operationName, variables } = route.request().postDataJSON()
      if (operationName !== 'ArtistOptions') return route.continue()
      const first = Array.from({ length: 1_000 }, (_, at) => `Artist ${at}`)
      return route.fulfill({ json: { data: named(variables.search ? ['Zora Zest'] : first) } })
    })
    await page.goto('/search')
    await openFilters(page)
    await openSection(page, 'Artist')
    const artists = section(page, 'Artist')
    await artists.getByLabel('Find an artist').fill('zest')
    await expect(artists.getByRole('checkbox')).toHaveCount(1)
    await expect(artists.getByRole('checkbox', { name: 'Zora Zest' })).toBeVisible()
    await artists.getByLabel('Find an artist').fill('artist')
    await expect(artists.getByRole('checkbox')).toHaveCount(12)
    const more = artists.getByRole('button', { name: 'Show more' })
    while (await more.isVisible()) await more.click()
    await expect(artists.getByRole('checkbox')).toHaveCount(212)
    await expect(artists.getByText('Type a name to find more.')).toBeVisible()
  })

  // Spec 8.26
  test('that is empty says so', async ({ page }) => {
    await page.route('**/graphql', (route) =>
      route.request().postDataJSON().operationName === 'CollectionOptions'
        ? route.fulfill({
            json: { data: { collections: { __typename: 'CollectionPage', collections: [] } } },
          })
        : route.continue(),
    )
    await page.goto('/search')
    await openFilters(page)
    await openSection(page, 'Collection')
    await expect(section(page, 'Collection').getByText('List is empty')).toBeVisible()
  })

  test.describe('that fails', () => {
    test.use({ expectedNoise: [/Failed to load resource/] })
    test('is asked for again', async ({ page }) => {
      await page.route('**/graphql', (route) =>
        route.request().postDataJSON().operationName === 'ArtistOptions' ? route.abort() : route.continue(),
      )
      await page.goto('/search')
      await openFilters(page)
      await openSection(page, 'Artist')
      await expect(section(page, 'Artist').getByRole('alert')).toBeVisible()
      await page.unroute('**/graphql')
      await section(page, 'Artist').getByRole('button', { name: 'Retry' }).click()
      await expect(section(page, 'Artist').getByRole('checkbox')).toHaveCount(12)
    })
  })
})
